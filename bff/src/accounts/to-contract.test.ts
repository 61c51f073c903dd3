import { describe, expect, it } from "vitest";
import { toContract } from "./to-contract.ts";

const products = [
  { id: "prod_1", type: "filament", name: { en: "Core PLA", sv: "Kärna PLA" } },
  { id: "prod_2", type: "filament", name: { en: "Core PLA" } },
  { id: "prod_3", type: "giftCard", name: { en: "Gift card" } },
];
const terms = { id: "a", target: "All", discountPercentage: 10, validFrom: null, validTo: null };
const list = (changes: Partial<Record<keyof typeof terms, string | null>>, language = "sv") =>
  toContract([{ ...terms, ...changes } as typeof terms], { products, today: "2026-03-02", language });

describe("the contract of an account", () => {
  it('maps an agreement for all filament to "All" with no product name [3.3]', () => {
    expect(list({})).toEqual([
      { productId: "All", productName: "", discountPercentage: 10, validFrom: null, validTo: null },
    ]);
  });

  it("leaves out an agreement on a gift card", () => {
    expect([...list({ target: "prod_3" }), ...list({ target: "Gift card" })]).toEqual([]);
  });

  it("lists an agreement for a name once per product of that name, in the language of the request [3.3]", () => {
    const names = list({ target: "core pla" }).map(({ productId, productName }) => [productId, productName]);
    expect(names).toEqual([
      ["prod_1", "Kärna PLA"],
      ["prod_2", "Core PLA"],
    ]);
  });

  it.each([
    ["ended yesterday", "2026-01-01", "2026-03-01", 0],
    ["ends today", "2026-01-01", "2026-03-02", 1],
    ["starts later", "2026-04-01", "2026-04-30", 1],
    ["has no end", null, null, 1],
  ])("lists an agreement with its dates until it has ended: %s", (_, validFrom, validTo, count) => {
    const contract = list({ validFrom, validTo });
    expect(contract).toHaveLength(count);
    for (const agreement of contract) expect(agreement).toMatchObject({ validFrom, validTo });
  });

  it("leaves out an agreement for a product that is not sold", () => {
    expect(list({ target: "Another PLA" })).toEqual([]);
  });
});
