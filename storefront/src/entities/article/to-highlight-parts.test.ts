import { describe, expect, it } from "vitest";
import { toHighlightParts } from "./to-highlight-parts.ts";

/** The parts without their start positions. */
const cut = (value: string) => toHighlightParts(value).map(({ text, isMatch }) => ({ text, isMatch }));
const found = (text: string) => ({ text, isMatch: true });
const around = (text: string) => ({ text, isMatch: false });

describe("toHighlightParts [2.49]", () => {
  it.each([
    ["First layer", [around("First layer")]],
    ["<em>First</em> layer", [found("First"), around(" layer")]],
    [
      "The <mark>first</mark> <mark>layer</mark>",
      [around("The "), found("first"), around(" "), found("layer")],
    ],
    ["0.2 &lt; 0.4 &amp; <em>so</em>", [around("0.2 < 0.4 & "), found("so")]],
    ["", []],
  ])("splits a text at the search service's marks: %j", (value, parts) => {
    expect(cut(value)).toEqual(parts);
  });

  it("keeps any other tag as text", () => {
    expect(cut("<img src=x onerror=alert(1)><em>layer</em>")).toEqual([
      around("<img src=x onerror=alert(1)>"),
      found("layer"),
    ]);
  });

  it("unescapes an entity only once", () => {
    expect(cut("&amp;lt;b&amp;gt;")).toEqual([around("&lt;b&gt;")]);
  });
});
