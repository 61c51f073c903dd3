/** Creates the nonce that one rendering writes on its own inline scripts; no other script can know it. */
export function createScriptNonce(): string {
  return crypto.randomUUID();
}

/**
 * Removes the nonce from a rendered page and returns the text of each inline script that carried it. A script that got
 * into the page in another way, such as in a product's description, carries no nonce and is not returned.
 *
 * @param nonce the router's option, which React writes as an attribute
 */
export function extractInlineScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  // Data blocks run no code.
  const ownScript = new RegExp(
    `<script\\b(?![^>]*\\btype="application/)[^>]*? nonce="${nonce}"[^>]*>([^]*?)</script>`,
    "g",
  );
  const scripts = [...html.matchAll(ownScript)].map(([, text = ""]) => text).filter((text) => text !== "");
  return {
    // The meta element announces the nonce to the router in the browser; a page from a shared cache has none.
    html: html
      .replace(`<meta property="csp-nonce" content="${nonce}"/>`, "")
      .replaceAll(` nonce="${nonce}"`, ""),
    scripts,
  };
}
