import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toNumberPattern, toPattern } from "./search-patterns.ts";

describe("the pattern of a search in the admin", () => {
  it("escapes wildcards", () => {
    assert.deepEqual(toPattern(String.raw`50%_\\`), { $ilike: String.raw`%50\%\_\\\\%` });
  });

  it('finds a number with or without a leading "#"', () => {
    for (const typed of ["#45", "# 45", "45"]) assert.deepEqual(toNumberPattern(typed), { $ilike: "%45%" });
  });

  it('searches for a "#" alone, and for one within a text', () => {
    assert.deepEqual(["#", "W#1"].map(toNumberPattern), [{ $ilike: "%#%" }, { $ilike: "%W#1%" }]);
  });
});
