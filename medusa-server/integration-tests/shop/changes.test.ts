import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { saveVariation } from "../support/save-variation.ts";
import { searchProduct, type SearchRecord } from "../support/search.ts";
import { admin, internal, variable } from "../support/shop.ts";
import { startBff } from "../support/start-bff.ts";
import type { StartedProcess } from "../support/start-process.ts";
import { availableOf, readVariant, setAvailable, takeVariant, type TestVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Variation = {
  id: string;
  msrp: Record<string, number>;
  sale: { discountPercentage: number } | null;
  staffPick: boolean;
  stock: { totalAvailable: number };
  product: { description: string; categories: string[] };
};
type Changes = { number: number; products: "all" | string[] };
type Price = { id: string; currency_code: string; amount: number };

const readChanges = async (after?: number) =>
  (await internal<Changes>(`changes${after === undefined ? "" : `?after=${after}`}`)).body;

describe("the change log", () => {
  it("lists the changes after a number, and marks everything as changed for a reader that is ahead of the log", async () => {
    const variant = await takeVariant("plenty");
    const { body } = await internal<{ products: { id: string }[] }>(`products?variant=${variant.id}`);
    const productId = body.products[0]!.id;
    // Other tests change other products meanwhile.
    const isNamed = ({ products }: Changes) => products !== "all" && products.includes(productId);
    const before = await readChanges();
    assert.equal(isNamed(await readChanges(before.number)), false);
    await saveVariation(variant.id, { staff_pick: true });
    const changes = await readChanges(before.number);
    assert.ok(changes.number > before.number);
    assert.equal(isNamed(changes), true);
    assert.equal((await readChanges(changes.number + 1_000_000)).products, "all");
  });
});

describe("a change in the admin soon reaches the page, the card, search and the cart, through every BFF", () => {
  let variant: TestVariant;
  let productId: string;
  let slug: string;
  let second: StartedProcess;
  let apis: string[];

  before(async () => {
    second = await startBff(variable("MEDUSA_URL"));
    apis = [variable("BFF_URL"), second.url];
    variant = await takeVariant("plenty");
    const { body } = await admin<{ variants: { product: { id: string; handle: string } }[] }>(
      `product-variants?id=${variant.id}&fields=product.id,product.handle`,
    );
    ({ id: productId, handle: slug } = body.variants[0]!.product);
  });
  after(() => second.kill());

  /** Reads the variation as the cart gets it from an API. Returns null when it is not sold. */
  async function readVariation(api: string): Promise<Variation | null> {
    const response = await fetch(`${api}/api/catalog/variations/${variant.id}?language=en`);
    return response.ok ? ((await response.json()) as Variation) : null;
  }
  const readPage = async () => {
    const response = await fetch(`${variable("SHOP_URL")}/product/${slug}`);
    return { status: response.status, html: await response.text() };
  };
  const recordOf = (records: SearchRecord[]) => records.find(({ sku }) => sku === variant.sku);

  /** Waits until the API of every BFF and search show the change. Returns the time that this took. */
  async function untilSeen(
    isSeen: (variation: Variation | null) => boolean,
    isFound: (record: SearchRecord | undefined) => boolean,
  ): Promise<string> {
    const startedAt = performance.now();
    for (const api of apis) await until(async () => (isSeen(await readVariation(api)) ? true : null));
    await until(async () => (isFound(recordOf(await searchProduct(productId))) ? true : null));
    return `${Math.round(performance.now() - startedAt)} ms`;
  }

  it("for a price", async (t) => {
    const { body } = await admin<{ product: { variants: { id: string; prices: Price[] }[] } }>(
      `products/${productId}?fields=variants.id,*variants.prices`,
    );
    const { prices } = body.product.variants.find(({ id }) => id === variant.id)!;
    const changed = prices.map(({ id, currency_code, amount }) => ({
      id,
      currency_code,
      amount: amount + 1,
    }));
    const sek = Math.round(changed.find(({ currency_code }) => currency_code === "sek")!.amount * 100);
    await admin(`products/${productId}/variants/${variant.id}`, { prices: changed });
    t.diagnostic(
      await untilSeen(
        (seen) => seen?.msrp["SEK"] === sek,
        (found) => found?.price["SEK"] === sek,
      ),
    );
  });

  it("for a sale and its end", async (t) => {
    await saveVariation(variant.id, { sale: { name: "Test", percentage: 37 } });
    t.diagnostic(
      await untilSeen(
        (seen) => seen?.sale?.discountPercentage === 37,
        () => true,
      ),
    );
    await saveVariation(variant.id, { sale: null });
    t.diagnostic(
      await untilSeen(
        (seen) => seen?.sale === null,
        () => true,
      ),
    );
  });

  it("for a staff pick", async (t) => {
    const staff_pick = !(await readVariation(apis[0]!))!.staffPick;
    await saveVariation(variant.id, { staff_pick });
    t.diagnostic(
      await untilSeen(
        (seen) => seen?.staffPick === staff_pick,
        (found) => found?.staffPick === staff_pick,
      ),
    );
  });

  it("for its stock", async (t) => {
    await setAvailable(variant, 123);
    const available = availableOf(await readVariant(variant.id));
    const isSame = (count?: number) => count === available;
    t.diagnostic(
      await untilSeen(
        (seen) => isSame(seen?.stock.totalAvailable),
        (found) => isSame(found?.card.variation.stock.totalAvailable),
      ),
    );
  });

  it("for a text", async (t) => {
    const { body } = await admin<{ product: { title: string } }>(`products/${productId}?fields=title`);
    const title = `${body.product.title} renamed`;
    const startedAt = performance.now();
    await admin(`products/${productId}`, { title });
    await until(async () => ((await readPage()).html.includes(title) ? true : null));
    t.diagnostic(`${Math.round(performance.now() - startedAt)} ms`);
    await admin(`products/${productId}`, { title: body.product.title });
  });

  it("for a variation that is no longer sold: removed from the shop's channel, then unpublished", async (t) => {
    const { body } = await admin<{ stores: { default_sales_channel_id: string }[] }>("stores");
    const channel = `sales-channels/${body.stores[0]!.default_sales_channel_id}/products`;
    const ways = [
      {
        away: () => admin(channel, { remove: [productId] }),
        back: () => admin(channel, { add: [productId] }),
      },
      {
        away: () => admin(`products/${productId}`, { status: "draft" }),
        back: () => admin(`products/${productId}`, { status: "published" }),
      },
    ];
    for (const { away, back } of ways) {
      assert.equal((await readPage()).status, 200);
      assert.equal((await away()).status, 200);
      t.diagnostic(
        await untilSeen(
          (seen) => seen === null,
          (found) => found === undefined,
        ),
      );
      await until(async () => ((await readPage()).status === 404 ? true : null));
      assert.equal((await back()).status, 200);
      t.diagnostic(
        await untilSeen(
          (seen) => seen !== null,
          (found) => found !== undefined,
        ),
      );
      await until(async () => ((await readPage()).status === 200 ? true : null));
    }
  });
});
