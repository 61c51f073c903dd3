import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { currencies } from "@spolverk/domain";
import { amountDoors } from "../../src/admin-api/amount-doors.ts";
import { admin, adminForm, database } from "../support/shop.ts";
import { readVariant, takeVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Refusal = { type: string; fields?: Record<string, string> };
const sek = (amount: unknown) => [{ currency_code: "sek", amount }];

describe("a price that nothing can be sold at", () => {
  it("is refused by every route of Medusa's that writes prices, by the name of its field", async () => {
    const { id, product_id } = await takeProductVariant();
    const options = { size: "x" };
    for (const amount of [0, -5, 1e15, "NaN"]) {
      for (const [path, body, field] of [
        [`products/${product_id}/variants/${id}`, { prices: sek(amount) }, "prices.0.amount"],
        [`products/${product_id}/variants`, { title: "x", options, prices: sek(amount) }, "prices.0.amount"],
        [
          `products/${product_id}/variants/batch`,
          { update: [{ id, prices: sek(amount) }] },
          "update.0.prices.0.amount",
        ],
        [`products/${product_id}`, { variants: [{ id, prices: sek(amount) }] }, "variants.0.prices.0.amount"],
        [
          "products/batch",
          { update: [{ id: product_id, variants: [{ id, prices: sek(amount) }] }] },
          "update.0.variants.0.prices.0.amount",
        ],
        [
          "products",
          { title: "x", options: [], variants: [{ title: "x", prices: sek(amount) }] },
          "variants.0.prices.0.amount",
        ],
        [
          "price-lists",
          { title: "x", description: "x", prices: [{ variant_id: id, ...sek(amount)[0] }] },
          "prices.0.amount",
        ],
        [
          "price-lists/plist_1/prices/batch",
          { create: [{ variant_id: id, ...sek(amount)[0] }] },
          "create.0.amount",
        ],
      ] as const) {
        const { status, body: refusal } = await admin<Refusal>(path, body);
        assert.equal(status, 400, `${path} ${amount}`);
        assert.ok(refusal.fields?.[field], `${path} ${amount}: ${JSON.stringify(refusal)}`);
      }
    }
    const ordinary = currencies.map((currency) => ({ currency_code: currency.toLowerCase(), amount: 249 }));
    assert.equal((await admin(`products/${product_id}/variants/${id}`, { prices: ordinary })).status, 200);
    const { prices } = await readVariant(id);
    assert.ok(prices.every((price) => price.amount > 0));
  });

  it("is taken for delivery when it is nothing, and refused when it is negative", async () => {
    const { status, body } = await admin<Refusal>("shipping-options/so_none", { prices: sek(-1) });
    assert.equal(status, 400);
    assert.ok(body.fields?.["prices.0.amount"]);
    // There is no such option, which is all that is wrong then.
    assert.equal(
      (await admin<Refusal>("shipping-options/so_none", { prices: sek(0) })).body.fields,
      undefined,
    );
  });
});

describe("an amount finer than the currency, of nothing or absurdly high", () => {
  it("is refused by every door of the admin before anything is looked up", async () => {
    for (const { area, fields } of amountDoors) {
      for (const [name, { beside, kind }] of Object.entries(fields)) {
        const owner = beside ? { [beside.field]: beside.value } : {};
        for (const amount of [0.005, 3.333, 1e9 + 1, "NaN", ...(kind === "fee" ? [-1] : [0])]) {
          const { status, body } = await admin<Refusal>(`${area}/none/part`, {
            part: [{ ...owner, [name]: amount }],
          });
          assert.equal(status, 400, `${area} ${name} ${amount}`);
          assert.ok(body.fields?.[`part.0.${name}`], `${area} ${name} ${amount}: ${JSON.stringify(body)}`);
        }
      }
    }
  });
});

describe("an import of products", () => {
  it("stores no product of a file that has a price nothing can be sold at", async () => {
    const at = Date.now();
    for (const [handle, price] of [
      [`import-negative-${at}`, "-5"],
      [`import-absurd-${at}`, "1e30"],
      [`import-sold-${at}`, "5"],
    ] as const) {
      await importFile(
        `Product Handle,Product Title,Product Status,Variant Title,Variant Sku,Variant Price SEK,Variant Option 1 Name,Variant Option 1 Value\n` +
          `${handle},Imported,draft,One,${handle},${price},Size,One\n`,
      );
    }
    const count = async (handle: string) =>
      (await admin<{ count: number }>(`products?handle=${handle}-${at}`)).body.count;
    await until(async () => ((await count("import-sold")) === 1 ? true : null));
    assert.equal(await count("import-negative"), 0);
    assert.equal(await count("import-absurd"), 0);
  });
});

/** Uploads a file as the admin does, confirms it and waits for what the admin is told of it. */
async function importFile(csv: string): Promise<void> {
  const told = async () =>
    (await admin<{ count: number }>("notifications?channel=feed&limit=1&fields=id")).body.count;
  const before = await told();
  const form = new FormData();
  form.append("file", new Blob([csv], { type: "text/csv" }), "products.csv");
  const { transaction_id } = await adminForm<{ transaction_id: string }>("products/import", form);
  await admin(`products/import/${transaction_id}/confirm`, {});
  await until(async () => ((await told()) > before ? true : null));
}

async function takeProductVariant() {
  const variant = await takeVariant("plenty");
  const [row] = await database.query<{ product_id: string }>(
    "select product_id from product_variant where id = ?",
    [variant.id],
  );
  return { id: variant.id, product_id: row!.product_id };
}
