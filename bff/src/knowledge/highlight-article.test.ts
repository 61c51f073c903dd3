import { describe, expect, it } from "vitest";
import { highlightArticle } from "./highlight-article.ts";

const highlight = (text: string, words: readonly string[], title = "Nozzles") =>
  highlightArticle(
    {
      title,
      tags: [],
      content: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
    },
    words,
  );

describe("highlightArticle [2.49]", () => {
  it("marks whole words that begin with a search word, ignoring case and accents", () => {
    const { title } = highlight("", ["munstyck", "1.75"], "Måla MUNSTYCKET, 1.75 mm; ommunstycke");
    expect(title).toEqual({
      value: "Måla <em>MUNSTYCKET</em>, <em>1.75</em> mm; ommunstycke",
      matchLevel: "full",
    });
  });

  it("cuts the snippet to twelve words on either side of the first match", () => {
    const before = Array.from({ length: 20 }, (_, at) => `b${at}`);
    const after = Array.from({ length: 20 }, (_, at) => `a${at}`);
    const { snippet } = highlight([...before, "heat", ...after].join(" "), ["heat", "bed"]);
    const value = [...before.slice(-12), "<em>heat</em>", ...after.slice(0, 12)].join(" ");
    expect(snippet).toEqual({ value, matchLevel: "partial" });
  });

  it("returns an empty snippet when the text contains no search word", () => {
    expect(highlight("Clean the plate.", ["nozzle"]).snippet).toEqual({ value: "", matchLevel: "none" });
  });

  it("counts a repeated search word once", () => {
    expect(highlight("", ["nozzle", "nozzle"]).title.matchLevel).toBe("full");
  });
});
