import { describe, expect, it } from "vitest";
import { readBrowseSearch, toBrowseAddress, toggleTag } from "./browse-search.ts";

describe("the search parameters of the knowledge browse", () => {
  it.each([
    [{}, {}],
    [{ q: " bed " }, { q: "bed" }],
    [{ q: "175" }, { q: "175" }],
    [{ page: 1 }, {}],
    [{ page: 3 }, { page: 3 }],
    [{ page: "2" }, { page: 2 }],
    [{ page: -1, q: "" }, {}],
    [{ page: "many", tags: { a: 1 } }, {}],
    [{ tags: "pla~adhesion" }, { tags: "pla~adhesion" }],
    [{ tags: "~pla~~pla~" }, { tags: "pla" }],
  ])("consist of q, page (1 by default) and tags separated by ~: %j [2.7]", (search, read) => {
    expect(readBrowseSearch(search)).toEqual(read);
  });

  it("gain and lose a toggled tag, back on the first page [2.7]", () => {
    const one = toggleTag({ q: "bed", page: 2 }, "pla");
    expect(one).toEqual({ q: "bed", tags: "pla" });
    const two = toggleTag(one, "adhesion");
    expect(two).toEqual({ q: "bed", tags: "pla~adhesion" });
    expect(toggleTag(toggleTag(two, "pla"), "adhesion")).toEqual({ q: "bed" });
  });

  it("omit default values in the written address", () => {
    expect(toBrowseAddress("")).toBe("/knowledge/browse");
    expect(toBrowseAddress("tips", 2)).toBe("/knowledge/browse/tips?page=2");
  });
});
