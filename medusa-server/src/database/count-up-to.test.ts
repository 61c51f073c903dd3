import assert from "node:assert/strict";
import { it } from "node:test";
import { toBoundedCount, toMostCounted } from "./count-up-to.ts";

it("the rows of a list are counted up to the next multiple of 1000 beyond the page", () => {
  const pages = [0, 20, 980, 990, 1000, 12_340].map((offset) => toMostCounted({ offset, limit: 20 }));
  assert.deepEqual(pages, [1000, 1000, 1000, 2000, 2000, 13_000]);
});

it("a count is exact up to its limit", () => {
  const counts = ["0", "1000", "1001"].map((count) => toBoundedCount([{ count }], 1000));
  assert.deepEqual(counts, [
    { count: 0, is_count_exact: true },
    { count: 1000, is_count_exact: true },
    { count: 1000, is_count_exact: false },
  ]);
});
