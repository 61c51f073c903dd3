import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import type { EarlySales } from "../contract/club.ts";
import { openClubShop } from "../testing/club-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { asUser } from "../testing/test-tokens.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

type ClubShop = Awaited<ReturnType<typeof openClubShop>>;
const startsAt = "2026-03-04T08:00:00.000Z";
const earlyAt = "2026-03-03T08:00:00.000Z";
const beforeEarly = "2026-03-03T07:59:59.999Z";
const beforeStart = "2026-03-04T07:59:59.999Z";
const variationId = "id-pla-black";
const goods = [{ id: variationId, quantity: 1 }];
const sale = { name: "Springtime", discountPercentage: 20 };
/** Prices of one piece in öre with 25 % VAT: the list price, and the price in the sale. */
const list = 24_896;
const reduced = 19_917;

/** The catalogue with a coming sale of one variation. */
const data: typeof testCatalogue = {
  ...testCatalogue,
  products: testCatalogue.products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) =>
      variation.id === variationId
        ? {
            ...variation,
            timedSale: { ...sale, startsAt },
            priceHistory: [
              { since: "2026-01-01T00:00:00.000Z", msrp: variation.msrp, discountPercentage: 0 },
            ],
          }
        : variation,
    ),
  })),
};

async function openShop(at: string) {
  const shop = await openClubShop({ data });
  shop.clock.now = new Date(at);
  return shop;
}
const robin = asUser("robin@example.com");
const listOf = ({ get }: ClubShop, id: string, headers: Record<string, string>) =>
  get<EarlySales>(`/account/${id}/earlySales?language=en`, headers);
const ofKim = async (shop: ClubShop) => (await listOf(shop, shop.account.id, shop.kim)).reply.sales;

async function startCheckout(shop: ClubShop, buyer: { id: string; headers: Record<string, string> } | null) {
  const query = buyer ? `language=en&accountId=${buyer.id}` : "language=en";
  const { reply } = await shop.post<Checkout>(
    `/checkout?${query}`,
    { site: "se", lines: goods },
    buyer?.headers ?? {},
  );
  return reply;
}
const priceOf = ({ lines }: Checkout) => lines.map(({ unitPrice }) => unitPrice);

describe("GET /account/{id}/earlySales", () => {
  it.each([
    ["a millisecond before the members' day", beforeEarly, null],
    ["the start of the members' day", earlyAt, { everybodyAt: startsAt }],
    ["a millisecond before the start", beforeStart, { everybodyAt: startsAt }],
    ["the start, when open pages do not have the public sale yet", startsAt, { everybodyAt: null }],
    ["an hour after the start", "2026-03-04T09:00:00.000Z", { everybodyAt: null }],
    ["later", "2026-03-04T09:00:00.001Z", null],
  ])("decides whether a member sees the sale at %s [9.33]", async (_when, at, expected) => {
    const shop = await openShop(at);
    await shop.joinWithPoints();
    const told = (await ofKim(shop)).map(({ priorPrice, ...rest }) => ({ ...rest, prior: priorPrice?.SEK }));
    const prior = { msrpMinor: 19_917, discountPercentage: 0 };
    expect(told).toEqual(expected ? [{ variationId, sale, prior, ...expected }] : []);
  });

  it("shows nothing to an account outside the club or to a company's account [6.7] [9.33]", async () => {
    const shop = await openShop(earlyAt);
    const { id: companyId } = await shop.createCompany();
    expect(await ofKim(shop)).toEqual([]);
    expect((await listOf(shop, companyId, shop.kim)).reply.sales).toEqual([]);
    // Another member's sales are closed to this user.
    expect((await listOf(shop, shop.inviter.id, shop.kim)).status).toBe(403);
    expect((await listOf(shop, shop.inviter.id, {})).status).toBe(401);
    expect((await listOf(shop, shop.inviter.id, robin)).reply.sales).toHaveLength(1);
  });

  it("shows nothing to a member who has left, and forbids caching", async () => {
    const shop = await openShop(earlyAt);
    await shop.joinWithPoints();
    const { headers, reply } = await listOf(shop, shop.account.id, shop.kim);
    expect(reply.sales).toHaveLength(1);
    expect(headers.get("Cache-Control")).toContain("no-store");
    await shop.store.leaveClub(shop.account.id);
    expect(await ofKim(shop)).toEqual([]);
  });
});

describe("the public catalogue", () => {
  it.each(["kim", "guest"] as const)(
    "does not reveal a coming sale to any caller: %s [9.33]",
    async (who) => {
      const shop = await openShop(earlyAt);
      await shop.joinWithPoints();
      const headers = who === "kim" ? shop.kim : {};
      for (const path of [
        "/catalog/products",
        "/catalog/products?toggle=onSale",
        "/catalog/products/karna-pla",
        `/catalog/variations/${variationId}`,
        `/catalog/variations/${variationId}/stock`,
        "/variations?productId=id-karna-pla",
        "/inventory?sku=PLA-BLACK",
      ]) {
        const separator = path.includes("?") ? "&" : "?";
        const address = `${path}${separator}language=en&accountId=${shop.account.id}`;
        const { status, reply } = await shop.get<object>(address, headers);
        expect(status, path).toBe(200);
        expect(JSON.stringify(reply), path).not.toMatch(/Springtime|timedSale|2026-03-04/);
      }
    },
  );
});

describe("a checkout of goods with a coming sale", () => {
  it.each([
    ["a guest", beforeEarly, list],
    ["a member", beforeEarly, list],
    ["a guest", earlyAt, list],
    ["an account outside the club", earlyAt, list],
    ["a member", earlyAt, reduced],
    ["a member", beforeStart, reduced],
    ["a guest", beforeStart, list],
    ["an account outside the club", beforeStart, list],
    ["a guest", startsAt, reduced],
    ["a member", startsAt, reduced],
    ["an account outside the club", startsAt, reduced],
  ])("charges %s at %s the price %d [9.33]", async (who, at, price) => {
    const shop = await openShop(at);
    if (who === "a member") await shop.joinWithPoints();
    const buyer = who === "a guest" ? null : { id: shop.account.id, headers: shop.kim };
    const checkout = await startCheckout(shop, buyer);
    expect(priceOf(checkout)).toEqual([price]);
    const isReduced = price === reduced;
    expect(checkout.lines[0]).toMatchObject({
      discountPercentage: isReduced ? 20 : 0,
      discountSource: isReduced ? "sale" : "none",
      unitMsrp: list,
    });
  });

  it("charges a member the price of the early sale, also in the order [3.48] [9.33]", async () => {
    const shop = await openShop(earlyAt);
    await shop.joinWithPoints();
    const checkout = await walkToPlacing(shop, goods, { member: shop.member });
    const path = `/checkout/${checkout.id}/place?language=en&accountId=${shop.account.id}`;
    const { reply } = await shop.post<Checkout>(path, acceptanceOf(checkout), shop.kim);
    expect([priceOf(reply), reply.order?.number]).toEqual([[reduced], expect.any(String)]);
  });

  it("follows the account: a new member pays the sale price, a former one the list price [4.34] [9.33]", async () => {
    const shop = await openShop(earlyAt);
    const query = `language=en&accountId=${shop.account.id}`;
    const started = await startCheckout(shop, { id: shop.account.id, headers: shop.kim });
    const show = async () =>
      priceOf((await shop.get<Checkout>(`/checkout/${started.id}?${query}`, shop.kim)).reply);
    expect(await show()).toEqual([list]);
    await shop.joinWithPoints();
    expect(await show()).toEqual([reduced]);
    await shop.store.leaveClub(shop.account.id);
    expect(await show()).toEqual([list]);
  });

  it("cannot be placed at the member's price once the member has left [4.34] [9.33]", async () => {
    const shop = await openShop(earlyAt);
    await shop.joinWithPoints();
    const checkout = await walkToPlacing(shop, goods, { member: shop.member });
    await shop.store.leaveClub(shop.account.id);
    const path = `/checkout/${checkout.id}/place?language=en&accountId=${shop.account.id}`;
    expect(await shop.post(path, acceptanceOf(checkout), shop.kim)).toMatchObject({
      status: 409,
      reply: { code: "checkout_changed" },
    });
  });
});
