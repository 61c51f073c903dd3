import { describe, expect, it } from "vitest";
import { toAvailabilityInput } from "./to-availability-input.ts";

const stock = { totalAvailable: 3, ETA: null, items: [] };
const variation = { stock, backOrder: true, discontinued: false, sale: null };

describe("toAvailabilityInput", () => {
  it("copies stock, back order and the shop-wide setting [4.25]", () => {
    expect(toAvailabilityInput({ discontinued: false }, variation, { noBackOrder: true })).toEqual({
      stock,
      noBackOrder: true,
      backOrder: true,
      discontinued: false,
      onSale: false,
    });
  });

  it.each([
    { product: true, own: false },
    { product: false, own: true },
  ])("discontinues a variation when it or its product is discontinued: %o [4.25]", ({ product, own }) => {
    const input = toAvailabilityInput(
      { discontinued: product },
      { ...variation, discontinued: own },
      { noBackOrder: false },
    );
    expect(input.discontinued).toBe(true);
  });

  it("counts a variation with a sale as on sale [4.25]", () => {
    const sale = { name: "Spring", discountPercentage: 10 };
    expect(
      toAvailabilityInput({ discontinued: false }, { ...variation, sale }, { noBackOrder: false }).onSale,
    ).toBe(true);
  });
});
