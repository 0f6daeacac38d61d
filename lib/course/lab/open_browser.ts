import { within } from "../within.ts";

/** Opens an address in the user's browser; false when there is no way to. */
export async function openBrowser(url: string): Promise<boolean> {
  for (const [program, ...args] of openers(url)) {
    try {
      const child = new Deno.Command(program!, {
        args,
        stdin: "null",
        stdout: "null",
        stderr: "null",
      }).spawn();
      // Without a desktop xdg-open is the browser itself and stays: it must not keep the lab from ending.
      child.unref();
      if (await opened(child)) return true;
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
  return false;
}

function openers(url: string): string[][] {
  switch (Deno.build.os) {
    case "darwin":
      return [["open", url]];
    case "windows":
      return [["rundll32", "url.dll,FileProtocolHandler", url]];
    default:
      return [["xdg-open", url], ["wslview", url]];
  }
}

/** Whether the opener succeeded, or is still at it after two seconds. */
async function opened(child: Deno.ChildProcess): Promise<boolean> {
  const status = await within(2_000, child.status);
  return status?.success ?? true;
}
