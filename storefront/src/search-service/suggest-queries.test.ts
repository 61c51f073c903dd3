import { describe, expect, it } from "vitest";
import { selectSuggestions, toShorterQueries } from "./suggest-queries.ts";

describe("the suggested searches", () => {
  it("leave out one word, beginning with the last, and then all words but one", () => {
    expect(toShorterQueries(" röd  pla spole ")).toEqual([
      "röd pla",
      "röd spole",
      "pla spole",
      "röd",
      "pla",
      "spole",
    ]);
    expect(toShorterQueries("pla pla")).toEqual(["pla"]);
  });
  it("do not exist for a single word", () => {
    expect(toShorterQueries("pla")).toEqual([]);
  });
  it("include only a few searches, each of which has results", () => {
    const counts = [0, 3, 1, 0, 5, 9].map((nbHits) => ({ nbHits }));
    expect(selectSuggestions(["a", "b", "c", "d", "e", "f"], counts)).toEqual(["b", "c", "e"]);
  });
});
