import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { currencies } from "@spolverk/domain";
import { amountDoors } from "../../src/money/amount-doors.ts";
import { admin, adminForm, database } from "../support/shop.ts";
import { readVariant, takeVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Refusal = { type: string; fields?: Record<string, string> };
const sek = (amount: unknown) => [{ currency_code: "sek", amount }];

describe("an unsellable price", () => {
  it("fails with its field's name in every route of Medusa's that writes prices", async () => {
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

  it("may be zero for delivery, but not negative", async () => {
    const { status, body } = await admin<Refusal>("shipping-options/so_none", { prices: sek(-1) });
    assert.equal(status, 400);
    assert.ok(body.fields?.["prices.0.amount"]);
    // No field is refused: the call fails only because the shipping option does not exist.
    assert.equal(
      (await admin<Refusal>("shipping-options/so_none", { prices: sek(0) })).body.fields,
      undefined,
    );
  });
});

describe("an amount finer than the currency, of zero or absurdly high", () => {
  it("fails in every admin route that accepts an amount, before the route looks up its object", async () => {
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
  const head =
    "Product Handle,Product Title,Product Status,Product Description,Variant Title,Variant Sku,Variant Price SEK,Variant Option 1 Name,Variant Option 1 Value";
  const fileOf = (handle: string, price: string) =>
    `\uFEFF${head}\n${handle},Imported,draft,"'- one,' -two",One,${handle},${price},Size,One\n`;

  it("refuses a file with a price that forms refuse", async () => {
    for (const price of ["-5", "0", "3.333", "1e30", "abc"]) {
      const { status, body } = await importFile(fileOf(`import-refused-${Date.now()}`, price));
      assert.equal(status, 400, price);
      assert.match(body.message ?? "", /^Row 1: Variant Price SEK must /, price);
    }
  });

  it("accepts an export's file, and leaves none of its files public", async () => {
    const handle = `import-sold-${Date.now()}`;
    const { status, body, url } = await importFile(fileOf(handle, "5"));
    assert.equal(status, 202);
    assert.match(new URL(url).pathname, /^\/admin\/files\/private-/);
    assert.equal((await fetch(url)).status, 401);
    await admin(`products/imports/${body.transaction_id}/confirm`, {});
    const product = await until(async () => {
      const found = await admin<{ products: { description: string }[] }>(`products?handle=${handle}`);
      return found.body.products[0] ?? null;
    });
    assert.equal(product.description, "- one, -two");
  });
});

/** Uploads a file and starts its import, like the admin. Returns the reply and the address of the uploaded file. */
async function importFile(csv: string) {
  const form = new FormData();
  form.append("files", new Blob([csv], { type: "text/csv" }), "products.csv");
  const { files } = await adminForm<{ files: { id: string; url: string }[] }>("uploads", form);
  const { id = "", url = "" } = files[0] ?? {};
  const reply = await admin<{ message?: string; transaction_id?: string }>("products/imports", {
    file_key: id,
    originalname: "products.csv",
    extension: "csv",
    size: Buffer.byteLength(csv),
    mime_type: "text/csv",
  });
  return { ...reply, url };
}

async function takeProductVariant() {
  const variant = await takeVariant("plenty");
  const [row] = await database.query<{ product_id: string }>(
    "select product_id from product_variant where id = ?",
    [variant.id],
  );
  return { id: variant.id, product_id: row!.product_id };
}
