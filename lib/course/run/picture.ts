const VEGA_LITE = "application/vnd.vegalite.v5+json";
const IMAGES = ["image/svg+xml", "image/png", "image/jpeg"];

/**
 * The chart in a display bundle.
 *
 * @param data The bundle
 * @returns The vega-lite specification, or undefined
 */
export function vegaSpec(
  data: Record<string, unknown>,
): Record<string, unknown> | undefined {
  return data[VEGA_LITE] as Record<string, unknown> | undefined;
}

/**
 * The picture in a display bundle, as an HTML image that carries its own data.
 *
 * JupyterLab, VS Code and GitHub all show an `<img>` with a data address in a
 * Markdown cell. JupyterLab does not show an SVG attachment, and VS Code's
 * Markdown refuses `![](data:image/svg+xml…)`.
 *
 * @param data The bundle
 * @returns The tag, or undefined if the bundle holds no picture
 * @throws {Error} If a chart has no table, or vega cannot draw it
 */
export async function pictureTag(
  data: Record<string, unknown>,
): Promise<string | undefined> {
  const spec = vegaSpec(data);
  if (spec) {
    // Without its numbers it could change in a way that no diff can tell.
    if (!data["text/plain"]) {
      throw new TypeError(
        "a chart needs the table of its numbers (text/plain)",
      );
    }
    const { renderSvg } = await import("../../show/render_svg.ts");
    const alt = String(spec.description ?? spec.title ?? "Chart");
    return svgTag(await renderSvg(spec), alt);
  }
  const type = IMAGES.find((type) => type in data);
  if (!type) return undefined;
  const alt = "The picture that the cell draws";
  const content = String(data[type]);
  return type === "image/svg+xml"
    ? svgTag(content, alt)
    : tag(type, content.replace(/\s/g, ""), alt);
}

function svgTag(svg: string, alt: string): string {
  const base64 = new TextEncoder().encode(svg).toBase64();
  return tag("image/svg+xml", base64, alt);
}

function tag(type: string, base64: string, alt: string): string {
  const text = alt.replace(/\s+/g, " ").replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<img alt="${text}" src="data:${type};base64,${base64}">`;
}
