/** The nonce that one rendering writes on every inline script of its own; no other script can know it. */
export function createScriptNonce(): string {
  return crypto.randomUUID();
}

/**
 * Removes the nonce from a rendered page and returns the text of each inline script that carried it. A script that got
 * into the page in any other way, with a product's description for example, carries no nonce and is not among them.
 *
 * @param nonce what the router was given, so that React wrote it as an attribute
 */
export function extractInlineScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  // A data block runs nothing.
  const ownScript = new RegExp(
    `<script\\b(?![^>]*\\btype="application/)[^>]*? nonce="${nonce}"[^>]*>([^]*?)</script>`,
    "g",
  );
  const scripts = [...html.matchAll(ownScript)].map(([, text = ""]) => text).filter((text) => text !== "");
  return {
    // The meta element tells the browser's router of the nonce, which a page from a shared cache has none of.
    html: html
      .replace(`<meta property="csp-nonce" content="${nonce}"/>`, "")
      .replaceAll(` nonce="${nonce}"`, ""),
    scripts,
  };
}
