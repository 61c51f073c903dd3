import { describe, expect, it } from "vitest";
import { createScriptMark, takeMarkedScripts } from "./marked-scripts.ts";

const mark = createScriptMark();

describe("takeMarkedScripts", () => {
  it("returns the scripts that carry the mark, without it, and leaves out any other", () => {
    const html = `<script nonce="${mark}">let a=1</script><script>evil()</script><script nonce="guess">evil()</script>`;
    expect(takeMarkedScripts(html, mark)).toEqual({
      html: `<script>let a=1</script><script>evil()</script><script nonce="guess">evil()</script>`,
      scripts: ["let a=1"],
    });
  });
  it("takes the text of a marked script alone, whatever stands unclosed before it", () => {
    const html = `<script <script nonce="${mark}">let a=1</script><script>evil()<script nonce="${mark}">let b=2</script>`;
    expect(takeMarkedScripts(html, mark).scripts).toEqual(["let a=1", "let b=2"]);
  });
  it("lists neither files nor data blocks, which run nothing", () => {
    const html = `<script type="application/json" nonce="${mark}">{}</script><script nonce="${mark}" src="/a.js"></script>`;
    expect(takeMarkedScripts(html, mark).scripts).toEqual([]);
  });
  it("leaves no mark behind in a page that many are given", () => {
    const html = `<meta property="csp-nonce" content="${mark}"/><link href="/a.css" nonce="${mark}"/>`;
    expect(takeMarkedScripts(html, mark).html).toBe(`<link href="/a.css"/>`);
  });
  it("is given another mark for each page", () => {
    expect(createScriptMark()).not.toBe(mark);
  });
});
