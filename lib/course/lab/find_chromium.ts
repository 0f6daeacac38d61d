import { onPath } from "./on_path.ts";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds the browser that the lab is tested in: the one that CHROMIUM names, or else a Chromium or Chrome on PATH. */
export async function findChromium(): Promise<string | undefined> {
  const named = Deno.env.get("CHROMIUM");
  for (const name of named ? [named] : NAMES) {
    const path = await onPath(name);
    if (path) return path;
  }
  return undefined;
}
