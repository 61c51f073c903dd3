import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createCheckout, createPricedCheckout, toRecord } from "../support/priced-checkout.ts";
import {
  pickLike,
  pickProduct,
  pickVariant,
  type ReadProduct,
  readProductsBothWays,
  sorted,
} from "../support/read-products.ts";
import { admin, internal, internalWithoutToken } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";

describe("the internal API", () => {
  it("refuses every call without the right token, even for paths that do not exist", async () => {
    assert.equal((await internalWithoutToken("ready")).status, 401);
    assert.equal((await internalWithoutToken("no-such-path")).status, 401);
    assert.equal((await internal("ready", undefined, { "x-internal-token": "wrong" })).status, 401);
    assert.equal((await internal("ready")).status, 200);
  });

  it("refuses unreadable input with 400", async () => {
    assert.equal((await internal("products")).status, 400);
    assert.equal((await internal("checkouts", { id: "x" })).status, 400);
    assert.equal((await internal(`checkouts/${await createCheckout()}/payment`, {})).status, 400);
  });

  it("answers 400 to text that Postgres cannot store, and 404 to a path with such text", async () => {
    const save = { version: 2, data: { note: "\0" }, expires_at: "2100-01-01T00:00:00.000Z" };
    const answers = await Promise.all([
      internal("products?sku=A%00"),
      internal("coupons?code=%00"),
      internal(`checkouts/${await createCheckout()}`, save),
      internal("stock-notifications?variationId=%00"),
      internal("gift-cards/find", { code: "\uD800" }),
    ]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([400]));
    for (const path of ["checkouts/%00", "gift-cards/%00"]) assert.equal((await internal(path)).status, 404);
  });

  it("answers 404 for an unknown checkout", async () => {
    const priced = await createPricedCheckout({
      lines: [{ variant: await takeVariant("plenty"), quantity: 1 }],
    });
    assert.equal((await internal("checkouts/no-such-checkout")).status, 404);
    assert.equal((await internal("checkouts/no-such-checkout/payment", priced)).status, 404);
    const record = toRecord("no-such-checkout", 2);
    assert.equal((await internal("checkouts/no-such-checkout/order", { priced, record })).status, 404);
  });

  it("lists the ids of all products of the product list, in parts after a cursor", async () => {
    const list = async (path: string) =>
      (await internal<{ products: { id: string }[] }>(path)).body.products.map(({ id }) => id);
    const ids = await list("products?limit=1000");
    assert.deepEqual(await list("product-ids?limit=1000"), ids);
    assert.deepEqual(await list(`product-ids?limit=2&after=${ids[3]}`), ids.slice(4, 6));
    assert.equal((await internal("product-ids?limit=1001")).status, 400);
  });

  it("returns the same products and variants as Medusa's own graph", async () => {
    const { byGraph, products, variants } = await readProductsBothWays();
    assert.ok(products.length > 50);
    assert.deepEqual(products.map(pickProduct), byGraph);
    // The internal API leaves out prices of price lists.
    for (const { prices } of products.flatMap((product) => product.variants)) {
      for (const price of prices) assert.equal(price.price_list_id, null);
    }

    const byId = new Map(products.flatMap((product) => product.variants.map((one) => [one.id, one])));
    assert.equal(variants.length, 80);
    for (const variant of variants)
      assert.deepEqual(pickVariant(variant), pickVariant(byId.get(variant.id)!));
  });

  it("lists a product's variants in the admin's order", async () => {
    const { products } = (await internal<{ products: ReadProduct[] }>("products?limit=1000")).body;
    const product = products.find(({ variants }) => variants.length > 2)!;
    const [first, ...others] = product.variants;
    const rank = (variant_rank: number) =>
      admin(`products/${product.id}/variants/${first!.id}`, { variant_rank });
    const readIds = async () => {
      const reply = await internal<{ products: ReadProduct[] }>(`products?id=${product.id}`);
      return reply.body.products[0]!.variants.map(({ id }) => id);
    };
    assert.equal((await rank(1000)).status, 200);
    assert.deepEqual(await readIds(), [...others.map(({ id }) => id), first!.id]);
    assert.equal((await rank(0)).status, 200);
    assert.equal((await readIds())[0], first!.id);
  });

  it("returns the same shipping options and tax regions as Medusa's own graph", async () => {
    type Option = {
      id: string;
      name: string;
      data: unknown;
      prices: object[];
      rules: object[];
      service_zone: { geo_zones: object[] };
    };
    const optionFields = "id,name,data,*prices,*rules,*service_zone,*service_zone.geo_zones";
    const own = await admin<{ shipping_options: Option[] }>(
      `shipping-options?limit=1000&fields=${optionFields}`,
    );
    const told = await internal<{ shipping_options: Option[] }>("shipping-options");
    const priceShape = { currency_code: 0, amount: 0, rules_count: 0, min_quantity: 0 };
    const pickOption = ({ id, name, data, prices, rules, service_zone }: Option) => ({
      id,
      name,
      data,
      prices: sorted(prices.map((price) => pickLike(priceShape, price))),
      rules: sorted(rules.map((rule) => pickLike({ attribute: 0, value: 0 }, rule))),
      countries: sorted(service_zone.geo_zones.map((zone) => pickLike({ country_code: 0 }, zone))),
    });
    assert.ok(told.body.shipping_options.length > 30);
    assert.deepEqual(
      sorted(told.body.shipping_options.map(pickOption)),
      sorted(own.body.shipping_options.map(pickOption)),
    );

    type Region = { country_code: string; province_code: string | null; tax_rates: object[] | null };
    const regions = await admin<{ tax_regions: Region[] }>("tax-regions?limit=1000&fields=*tax_rates");
    const settings = await internal<{ tax_regions: Region[] }>("settings");
    const pickRegion = ({ country_code, province_code, tax_rates }: Region) => ({
      country_code,
      province_code,
      rates: sorted((tax_rates ?? []).map((rate) => pickLike({ rate: 0, is_default: 0 }, rate))),
    });
    assert.ok(settings.body.tax_regions.length > 20);
    assert.deepEqual(
      sorted(settings.body.tax_regions.map(pickRegion)),
      sorted(regions.body.tax_regions.map(pickRegion)),
    );
  });

  it("accepts a record of 600 kB, enough for a hundred lines", async () => {
    const id = await createCheckout();
    const data = { text: "å".repeat(300_000) };
    const { status } = await internal(`checkouts/${id}`, {
      version: 2,
      data,
      expires_at: "2100-01-01T00:00:00.000Z",
    });
    assert.equal(status, 200);
  });
});
