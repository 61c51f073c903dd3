import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

describe("search parameters", () => {
  it.each(["662E41", "1.0", "0123", "1e3", "true", "false", "null", "[1]", '{"a":1}', '"pla"', "-0", " "])(
    "keep %j as text [5.11]",
    (query) => {
      const address = stringifySearch({ query });
      expect(parseSearch(address)).toEqual({ query });
      expect(address).toBe(`?${new URLSearchParams({ query }).toString()}`);
    },
  );
  it("survive a round trip of writing and reading", () => {
    const texts = fc.dictionary(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(texts, (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
      }),
    );
  });
  it("lose control characters, because the API refuses them", () => {
    expect(parseSearch("?query=p%00la%07&tags=%00")).toEqual({ query: "pla", tags: "" });
  });
  it("omit undefined values, and keep the separator of tags [2.7]", () => {
    expect(stringifySearch({ query: undefined })).toBe("");
    expect(stringifySearch({ tags: "pla~petg", page: 2 })).toBe("?tags=pla~petg&page=2");
  });
});
