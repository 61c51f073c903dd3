/** What one rendering stamps on every inline script that it writes itself; no other script can know it. */
export function createScriptMark(): string {
  return crypto.randomUUID();
}

/**
 * Takes the mark out of a rendered page and returns the text of each inline script that carried it. A script that got
 * into the page in any other way, with a product's description for example, carries no mark and is not among them.
 *
 * @param mark what the router was given as its nonce, so that React wrote it as an attribute
 */
export function takeMarkedScripts(html: string, mark: string): { html: string; scripts: string[] } {
  // A data block runs nothing.
  const marked = new RegExp(
    `<script\\b(?![^>]*\\btype="application/)[^>]*? nonce="${mark}"[^>]*>([^]*?)</script>`,
    "g",
  );
  const scripts = [...html.matchAll(marked)].map(([, text = ""]) => text).filter((text) => text !== "");
  return {
    // The meta element tells the browser's router of the nonce, which a page from a shared cache has none of.
    html: html
      .replace(`<meta property="csp-nonce" content="${mark}"/>`, "")
      .replaceAll(` nonce="${mark}"`, ""),
    scripts,
  };
}
