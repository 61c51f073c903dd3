import { describe, expect, it } from "vitest";
import { selectSuggestions, toShorterQueries } from "./suggest-queries.ts";

describe("searches suggested when nothing is found", () => {
  it("leave out one word, the last first, and then all but one", () => {
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
  it("are none for a single word", () => {
    expect(toShorterQueries("pla")).toEqual([]);
  });
  it("are few, and each finds something", () => {
    const counts = [0, 3, 1, 0, 5, 9].map((nbHits) => ({ nbHits }));
    expect(selectSuggestions(["a", "b", "c", "d", "e", "f"], counts)).toEqual(["b", "c", "e"]);
  });
});
