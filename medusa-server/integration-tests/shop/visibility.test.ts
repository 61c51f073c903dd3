import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, describe, it } from "node:test";
import { saveVariation } from "../support/save-variation.ts";
import { admin } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

type Details = { visibility: { isShown: boolean; notes: string[] } };
const made: string[] = [];
after(async () => {
  for (const id of made) await admin(`products/${id}`, undefined, "DELETE");
});

describe("a merchandiser's forms", () => {
  it("name what keeps a new product out of the shop", async () => {
    const { body, status } = await admin<{ product: { id: string } }>("products", {
      title: `Test ${randomUUID()}`,
      status: "draft",
      options: [{ title: "Color", values: ["Black"] }],
      variants: [
        {
          title: "Black",
          options: { Color: "Black" },
          manage_inventory: false,
          prices: [{ currency_code: "sek", amount: 100 }],
        },
      ],
    });
    assert.equal(status, 200, JSON.stringify(body));
    made.push(body.product.id);
    const { visibility } = (await admin<Details>(`product-details/${body.product.id}`)).body;
    assert.deepEqual(visibility, {
      isShown: false,
      notes: [
        "It is not published.",
        "It is not in the shop's sales channel.",
        "The section “In the shop” has not been saved.",
        "Variant “Black” is not shown: it has no SKU, its section “In the shop” has not been saved, it has no price in EUR, USD, DKK, NOK, GBP.",
        "Variant “Black” is sold without any limit, as “Manage inventory” is off.",
      ],
    });
  });

  it("find nothing missing in variants that are sold", async () => {
    const variant = await takeVariant("plenty");
    type Variants = { variants: { product_id: string }[] };
    const { body } = await admin<Variants>(`product-variants?id=${variant.id}&fields=product_id`);
    const { visibility } = (await admin<Details>(`product-details/${body.variants[0]!.product_id}`)).body;
    // Another test may unpublish the product meanwhile.
    assert.deepEqual(
      visibility.notes.filter((note) => note !== "It is not published."),
      [],
    );
  });

  it("accept no restock day in the past [4.29]", async () => {
    const variant = await takeVariant("plenty");
    const refused = await saveVariation(variant.id, { restock_on: "2020-01-31" });
    assert.equal(refused.status, 400);
    assert.match(refused.body.fields?.["restock_on"] ?? "", /has passed/);
  });
});
