import { join } from "node:path";

/** Jupyter's settings for the lab, each with its reason. */
const SETTINGS: Record<string, unknown> = {
  // No "would you like to receive news?" over lesson 01.
  "config/labconfig/page_config.json": {
    disabledExtensions: {
      "@jupyterlab/apputils-extension:announcements": true,
    },
  },
};

/** Writes the settings that make the course open clean. They are the lab's own: the user's are never read or written. */
export async function writeSettings(state: string): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    const path = join(state, name);
    await Deno.mkdir(join(path, ".."), { recursive: true });
    await Deno.writeTextFile(path, JSON.stringify(value, null, 2) + "\n");
  }
}
