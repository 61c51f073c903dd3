import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { currencies } from "@spolverk/domain";
import { describeVisibility, type ProductParts } from "./describe-visibility.ts";

const prices = currencies.map((currency) => ({ currency_code: currency.toLowerCase(), amount: 100 }));
const variant = { title: "Black", sku: "BLACK", hasDetail: true, manage_inventory: true, prices };
const product: ProductParts = {
  status: "published",
  isInChannel: true,
  hasDetail: true,
  variants: [variant],
};
const withVariant = (changes: Partial<ProductParts["variants"][number]>) =>
  describeVisibility({ ...product, variants: [{ ...variant, ...changes }] });

describe("describeVisibility", () => {
  it("returns no notes for a product that is shown with all of its variants", () => {
    assert.deepEqual(describeVisibility(product), { isShown: true, notes: [] });
  });
  it("names everything that a product lacks", () => {
    assert.deepEqual(
      describeVisibility({ status: "draft", isInChannel: false, hasDetail: false, variants: [] }),
      {
        isShown: false,
        notes: [
          "It is not published.",
          "It is not in the shop's sales channel.",
          "The section “In the shop” has not been saved.",
          "It has no variant.",
        ],
      },
    );
  });
  it("names what a variant lacks, and the currencies without a base price", () => {
    const ofList = { currency_code: "eur", amount: 90, price_list_id: "list" };
    const sekOnly = [{ currency_code: "sek", amount: 100 }, ofList];
    assert.deepEqual(withVariant({ sku: null, hasDetail: false, prices: sekOnly }), {
      isShown: false,
      notes: [
        "Variant “Black” is not shown: it has no SKU, its section “In the shop” has not been saved, it has no price in EUR, USD, DKK, NOK, GBP.",
      ],
    });
  });
  it("shows a product with one complete variant and names the incomplete one", () => {
    const other = { ...variant, title: "White", sku: null };
    const { isShown, notes } = describeVisibility({ ...product, variants: [variant, other] });
    assert.deepEqual([isShown, notes], [true, ["Variant “White” is not shown: it has no SKU."]]);
  });
  it("notes that a variant without managed stock never sells out", () => {
    assert.deepEqual(withVariant({ manage_inventory: false }), {
      isShown: true,
      notes: ["Variant “Black” is sold without any limit, as “Manage inventory” is off."],
    });
  });
});
