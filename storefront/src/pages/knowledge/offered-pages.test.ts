import { describe, expect, it } from "vitest";
import { toOfferedPages } from "./offered-pages.ts";

describe("the page numbers of a list", () => {
  it("show every page when there are few", () => {
    expect(toOfferedPages(1, 3)).toEqual([1, 2, 3]);
  });
  it("show the first, the last and the neighboring pages when there are many, with gaps between them", () => {
    expect(toOfferedPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  });
  it("show no gap beside the current page when it is the first or the last", () => {
    expect(toOfferedPages(1, 9)).toEqual([1, 2, null, 9]);
    expect(toOfferedPages(9, 9)).toEqual([1, null, 8, 9]);
  });
});
