import { describe, expect, it } from "vitest";
import { selectBestSellers } from "./select-best-sellers.ts";

const ranked = (bestSeller: number | null) => ({ variation: { bestSeller } });

describe("selectBestSellers", () => {
  it("selects the variations with rank 1 [2.44]", () => {
    expect(selectBestSellers([ranked(1), ranked(2), ranked(null), ranked(1)])).toEqual([
      ranked(1),
      ranked(1),
    ]);
  });
  it("selects at most six [2.44] [9.20]", () => {
    expect(selectBestSellers(Array.from({ length: 9 }, () => ranked(1)))).toHaveLength(6);
  });
});
