import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { type Buyer, createBuyer } from "../support/account-buyer.ts";
import { joinClub, leaveClub } from "../support/club.ts";
import { saveVariation } from "../support/save-variation.ts";
import { searchProduct, untilSearched } from "../support/search.ts";
import { admin, database, internal, variable } from "../support/shop.ts";
import { openApi, type ShopCheckout } from "../support/shopper.ts";
import { takeVariant, type TestVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";

type Sale = { name: string; discountPercentage: number };
type EarlySale = { variationId: string; sale: Sale; everybodyAt: string | null };
type Changes = { number: number; products: "all" | string[] };

const hourMs = 3_600_000;
const sale = { name: "Campaign to come", percentage: 37 };

/** Returns the instant this many hours ahead. */
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

describe("a sale with a start time", () => {
  let variant: TestVariant;
  let productId: string;
  let member: Buyer;
  const url = variable("BFF_URL");

  before(async () => {
    variant = await takeVariant("plenty");
    type Found = { variants: { product_id: string }[] };
    const { body } = await admin<Found>(`product-variants?id=${variant.id}&fields=product_id`);
    productId = body.variants[0]!.product_id;
    member = await createBuyer();
    assert.equal(await joinClub(member.accountId), "joined");
  });
  after(() => saveVariation(variant.id, { sale: null }));

  const begin = (startsAt: string | null) =>
    saveVariation(variant.id, { sale: { ...sale, starts_at: startsAt } });
  const readEarly = async () => {
    const path = `account/${member.accountId}/earlySales`;
    const { sales } = await openApi(url, member).get<{ sales: EarlySale[] }>(path);
    return sales.find(({ variationId }) => variationId === variant.id) ?? null;
  };
  const readPublic = async () => {
    const { sale: shown } = await openApi(url).get<{ sale: Sale | null }>(`catalog/variations/${variant.id}`);
    return shown?.discountPercentage ?? null;
  };
  const readRecord = async () => (await searchProduct(productId)).find(({ sku }) => sku === variant.sku);
  async function priceOf(buyer?: Buyer): Promise<number | undefined> {
    const query = buyer ? `language=en&accountId=${buyer.accountId}` : "language=en";
    const response = await fetch(`${url}/api/checkout?${query}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(buyer && { authorization: `Bearer ${buyer.token}` }),
      },
      body: JSON.stringify({ site: "se", lines: [{ id: variant.id, quantity: 1 }] }),
    });
    return ((await response.json()) as ShopCheckout).lines[0]?.discountPercentage;
  }
  const readHistory = async () =>
    (
      await database.query<{ discount_percentage: number }>(
        `select "discount_percentage" from "price_record" where "variant_id" = ? order by "since"`,
        [variant.id],
      )
    ).map((row) => row.discount_percentage);
  const readChanges = async (number?: number) =>
    (await internal<Changes>(`changes${number === undefined ? "" : `?after=${number}`}`)).body;

  it("keeps the values of the merchandiser's form", async () => {
    const startsAt = inHours(48);
    assert.equal((await begin(startsAt)).status, 200);
    type Reply = { variation: { sale_starts_at: string | null; sale_percentage: number } };
    const { variation } = (await admin<Reply>(`variations/${variant.id}`)).body;
    assert.deepEqual([variation.sale_starts_at, variation.sale_percentage], [startsAt, 37]);
    const refused = await saveVariation(variant.id, { sale: { ...sale, starts_at: "2026-11-27" } });
    assert.equal(refused.status, 400);
    assert.ok(refused.body.fields?.["sale.starts_at"]);
  });

  it("stays hidden until a day before its start, and is then visible to members only [9.33]", async () => {
    assert.deepEqual([await priceOf(member), await priceOf()], [0, 0]);
    const startsAt = inHours(23);
    await begin(startsAt);
    const early = await until(readEarly);
    assert.deepEqual([early.sale.discountPercentage, early.everybodyAt], [37, startsAt]);
    assert.deepEqual([await priceOf(member), await priceOf()], [37, 0]);
    assert.equal(await readPublic(), null);
    assert.equal((await readHistory()).at(-1), 0);
    const record = await readRecord();
    assert.ok(record);
    assert.ok(!JSON.stringify(record).includes(sale.name), "search tells of it");
  });

  it("becomes public at its start: pages, search and price history follow automatically [9.33]", async () => {
    const before = await readHistory();
    const { number } = await readChanges();
    // By SQL, as if only time had passed: the merchandiser does not save the form again.
    await database.query(
      `update "variation_detail" set "sale_starts_at" = now() where "id" in (
         select "variation_detail_id" from "product_product_variant_catalogue_variation_detail" where "product_variant_id" = ?)`,
      [variant.id],
    );
    assert.equal(await until(readPublic), 37);
    await untilSearched(productId, (records) =>
      records.some(({ sku, card }) => sku === variant.sku && JSON.stringify(card).includes(sale.name)),
    );
    assert.deepEqual([await priceOf(member), await priceOf()], [37, 37]);
    // The job begins sales a little late, since the clocks of servers may differ.
    await until(async () => ((await readHistory()).at(-1) === 37 ? true : null));
    assert.deepEqual(await readHistory(), [...before, 37]);
    const { products } = await readChanges(number);
    assert.ok(products === "all" || products.includes(productId));
    // A page opened earlier still lists it among the members' sales, now marked as public.
    assert.equal((await readEarly())?.everybodyAt, null);
  });

  it("stays hidden from a member who has left the club [9.33]", async () => {
    await begin(inHours(2));
    await until(async () => ((await readPublic()) === null ? true : null));
    assert.equal(await priceOf(member), 37);
    assert.equal(await leaveClub(member.accountId), "left");
    assert.deepEqual([await priceOf(member), await readEarly()], [0, null]);
  });
});
