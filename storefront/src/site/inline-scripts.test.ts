import { describe, expect, it } from "vitest";
import { createScriptNonce, extractInlineScripts } from "./inline-scripts.ts";

const nonce = createScriptNonce();

describe("extractInlineScripts", () => {
  it("returns only the scripts with the nonce, and removes the attribute from the page", () => {
    const html = `<script nonce="${nonce}">let a=1</script><script>evil()</script><script nonce="guess">evil()</script>`;
    expect(extractInlineScripts(html, nonce)).toEqual({
      html: `<script>let a=1</script><script>evil()</script><script nonce="guess">evil()</script>`,
      scripts: ["let a=1"],
    });
  });
  it("returns only the text of the shop's own script, even after an unclosed tag", () => {
    const html = `<script <script nonce="${nonce}">let a=1</script><script>evil()<script nonce="${nonce}">let b=2</script>`;
    expect(extractInlineScripts(html, nonce).scripts).toEqual(["let a=1", "let b=2"]);
  });
  it("returns neither script files nor data blocks, because they run no inline code", () => {
    const html = `<script type="application/json" nonce="${nonce}">{}</script><script nonce="${nonce}" src="/a.js"></script>`;
    expect(extractInlineScripts(html, nonce).scripts).toEqual([]);
  });
  it("removes every nonce from the page, which many visitors may receive", () => {
    const html = `<meta property="csp-nonce" content="${nonce}"/><link href="/a.css" nonce="${nonce}"/>`;
    expect(extractInlineScripts(html, nonce).html).toBe(`<link href="/a.css"/>`);
  });
  it("createScriptNonce returns a different nonce for each page", () => {
    expect(createScriptNonce()).not.toBe(nonce);
  });
});
