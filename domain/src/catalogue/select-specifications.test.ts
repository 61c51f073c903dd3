import { describe, expect, it } from "vitest";
import { selectSpecifications } from "./select-specifications.ts";

const product = {
  specifications: { density: "1.24", spool: "200 × 55" },
  specificationsBySize: { "2300": { spool: "300 × 100" } },
};

describe("selectSpecifications", () => {
  it.each([
    [750, { density: "1.24", spool: "200 × 55" }],
    [2300, { density: "1.24", spool: "300 × 100" }],
    [undefined, { density: "1.24", spool: "200 × 55" }],
  ])(
    "overrides the product's specifications by those of the size for a variation of %s g [3.49]",
    (size, expected) => {
      expect(selectSpecifications(product, size)).toEqual(expected);
    },
  );
});
