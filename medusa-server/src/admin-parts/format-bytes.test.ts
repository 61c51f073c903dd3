import assert from "node:assert/strict";
import { it } from "node:test";
import { formatBytes } from "./format-bytes.ts";

it("formats a file's size in bytes, from 1 kB in kilobytes, and from 1 MB in megabytes", () => {
  const cases: readonly [number, string][] = [
    [0, "0 B"],
    [999, "999 B"],
    [1000, "1 kB"],
    [12_345, "12 kB"],
    [999_499, "999 kB"],
    [999_500, "1.0 MB"],
    [3_400_000, "3.4 MB"],
    [10_000_000, "10.0 MB"],
  ];
  for (const [bytes, text] of cases) assert.equal(formatBytes(bytes), text);
});
