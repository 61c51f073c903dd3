import { describe, expect, it } from "vitest";
import { toHighlightParts } from "./to-highlight-parts.ts";

/** Without where they began. */
const cut = (value: string) => toHighlightParts(value).map(({ text, isMatch }) => ({ text, isMatch }));
const found = (text: string) => ({ text, isMatch: true });
const around = (text: string) => ({ text, isMatch: false });

describe("a text with marks of the search service [2.49]", () => {
  it.each([
    ["First layer", [around("First layer")]],
    ["<em>First</em> layer", [found("First"), around(" layer")]],
    [
      "The <mark>first</mark> <mark>layer</mark>",
      [around("The "), found("first"), around(" "), found("layer")],
    ],
    ["0.2 &lt; 0.4 &amp; <em>so</em>", [around("0.2 < 0.4 & "), found("so")]],
    ["", []],
  ])("is split at its marks: %j", (value, parts) => {
    expect(cut(value)).toEqual(parts);
  });

  it("keeps any other tag as the text it is", () => {
    expect(cut("<img src=x onerror=alert(1)><em>layer</em>")).toEqual([
      around("<img src=x onerror=alert(1)>"),
      found("layer"),
    ]);
  });

  it("reads an escaped entity once only", () => {
    expect(cut("&amp;lt;b&amp;gt;")).toEqual([around("&lt;b&gt;")]);
  });
});
