import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinTags, splitTags } from "./article-tags.ts";

describe("splitTags and joinTags", () => {
  it.each([
    [undefined, []],
    ["", []],
    ["pla", ["pla"]],
    ["pla~adhesion", ["pla", "adhesion"]],
    ["~pla~~pla~", ["pla"]],
  ])("split by ~ and drop duplicates: %j [2.7]", (tags, split) => {
    expect(splitTags(tags)).toEqual(split);
  });

  it("undo each other [2.7]", () => {
    const tag = fc.stringMatching(/^[a-zåäö0-9-]+$/);
    fc.assert(
      fc.property(fc.uniqueArray(tag), (tags) => {
        expect(splitTags(joinTags(tags))).toEqual(tags);
      }),
    );
  });
});
