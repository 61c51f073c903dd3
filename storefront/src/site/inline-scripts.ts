/**
 * Creates the nonce that one rendering of a page writes on its own inline scripts. No other script can know the nonce.
 */
export function createScriptNonce(): string {
  return crypto.randomUUID();
}

/**
 * Removes the nonce from a rendered page and returns the text of each inline script that carried it. A script that was
 * injected, such as by a product's description, carries no nonce and is not returned.
 *
 * @param nonce the nonce in the router's options, which React writes as an attribute
 */
export function extractInlineScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  // Data blocks run no code.
  const ownScript = new RegExp(
    `<script\\b(?![^>]*\\btype="application/)[^>]*? nonce="${nonce}"[^>]*>([^]*?)</script>`,
    "g",
  );
  const scripts = [...html.matchAll(ownScript)].map(([, text = ""]) => text).filter((text) => text !== "");
  return {
    // The meta element passes the nonce to the router in the browser. It is removed too, because a page in a shared
    // cache has no nonce.
    html: html
      .replace(`<meta property="csp-nonce" content="${nonce}"/>`, "")
      .replaceAll(` nonce="${nonce}"`, ""),
    scripts,
  };
}
