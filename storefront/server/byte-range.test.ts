import { describe, expect, it } from "vitest";
import { toByteRange } from "./byte-range.ts";

describe("a part of a file", () => {
  it.each([
    ["bytes=0-1", { first: 0, last: 1 }],
    ["bytes=90-", { first: 90, last: 99 }],
    ["bytes=90-500", { first: 90, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-500", { first: 0, last: 99 }],
  ])("of 100 bytes is cut by %s", (header, range) => {
    expect(toByteRange(header, 100)).toEqual(range);
  });
  it.each([undefined, "", "bytes=-", "bytes=5-2", "bytes=0-1,4-5", "lines=1-2"])(
    "is all of it for %s",
    (header) => {
      expect(toByteRange(header, 100)).toBeNull();
    },
  );
  it.each(["bytes=100-", "bytes=200-300", "bytes=-0"])("cannot lie beyond the end: %s", (header) => {
    expect(toByteRange(header, 100)).toBe("unsatisfiable");
  });
});
