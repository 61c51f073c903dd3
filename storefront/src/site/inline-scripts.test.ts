import { describe, expect, it } from "vitest";
import { createScriptNonce, extractInlineScripts } from "./inline-scripts.ts";

const nonce = createScriptNonce();

describe("extractInlineScripts", () => {
  it("returns the scripts with the nonce, without the attribute, and no others", () => {
    const html = `<script nonce="${nonce}">let a=1</script><script>evil()</script><script nonce="guess">evil()</script>`;
    expect(extractInlineScripts(html, nonce)).toEqual({
      html: `<script>let a=1</script><script>evil()</script><script nonce="guess">evil()</script>`,
      scripts: ["let a=1"],
    });
  });
  it("returns only the text of an own script, whatever unclosed tag precedes it", () => {
    const html = `<script <script nonce="${nonce}">let a=1</script><script>evil()<script nonce="${nonce}">let b=2</script>`;
    expect(extractInlineScripts(html, nonce).scripts).toEqual(["let a=1", "let b=2"]);
  });
  it("returns neither files nor data blocks, which run no inline code", () => {
    const html = `<script type="application/json" nonce="${nonce}">{}</script><script nonce="${nonce}" src="/a.js"></script>`;
    expect(extractInlineScripts(html, nonce).scripts).toEqual([]);
  });
  it("removes every nonce from a page that many visitors get", () => {
    const html = `<meta property="csp-nonce" content="${nonce}"/><link href="/a.css" nonce="${nonce}"/>`;
    expect(extractInlineScripts(html, nonce).html).toBe(`<link href="/a.css"/>`);
  });
  it("creates another nonce for each page", () => {
    expect(createScriptNonce()).not.toBe(nonce);
  });
});
