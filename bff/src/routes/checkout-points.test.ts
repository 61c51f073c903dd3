import { toUtcDayEnd } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { MemoryGiftCards } from "../commerce/memory/memory-gift-cards.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { Activity } from "../contract/club.ts";
import { openClubShop } from "../testing/club-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, walkToPlacing } from "../testing/walk-checkout.ts";

type ClubShop = Awaited<ReturnType<typeof openClubShop>>;
/** Filament for more than the amount that unlocks the joining bonus. */
const goods = [{ id: "id-pla-black", quantity: 2 }];
const onePiece = [{ id: "id-pla-black", quantity: 1 }];
const dayMs = 86_400_000;

const queryOf = ({ account }: ClubShop) => `accountId=${account.id}&language=en`;
const use = <T = Checkout>(shop: ClubShop, { id }: Checkout, points: number) =>
  shop.post<T>(`/checkout/${id}/points?${queryOf(shop)}`, { points }, shop.kim);
const show = async (shop: ClubShop, { id }: Checkout) =>
  (await shop.get<Checkout>(`/checkout/${id}?${queryOf(shop)}`, shop.kim)).reply;
const place = <T = Checkout>(shop: ClubShop, checkout: Checkout, body: object = {}) =>
  shop.post<T>(
    `/checkout/${checkout.id}/place?${queryOf(shop)}`,
    { ...acceptanceOf(checkout), ...body },
    shop.kim,
  );
const activityOf = async (shop: ClubShop) =>
  (await shop.get<Activity>(`${shop.path}/loyalty/activity`, shop.kim)).reply.entries;

/** The catalogue with this price for each piece, without VAT in minor units of SEK, and with free delivery. */
const costs = (netMinor: number) => ({
  ...testCatalogue,
  products: testCatalogue.products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) => ({
      ...variation,
      msrp: { ...variation.msrp, SEK: netMinor },
    })),
  })),
  shippingOptions: testCatalogue.shippingOptions.map((option) => ({
    ...option,
    price: { ...option.price, SEK: 0 },
  })),
});

/** A member with 50 points who is ready to place an order. */
async function openCheckout(options: Parameters<typeof openClubShop>[0] = {}) {
  const shop = await openClubShop(options);
  await shop.joinWithPoints();
  return { shop, checkout: await walkToPlacing(shop, goods, { member: shop.member }) };
}

/** A member who has bought eight pieces before and is about to buy one. */
async function openSecondCheckout(netMinor: number) {
  const shop = await openClubShop({ data: costs(netMinor) });
  await shop.joinWithPoints();
  const many = [{ id: "id-pla-black", quantity: 8 }];
  const first = await walkToPlacing(shop, many, { member: shop.member });
  expect((await place(shop, first)).status).toBe(200);
  return { shop, first, checkout: await walkToPlacing(shop, onePiece, { member: shop.member }) };
}

describe("POST /checkout/{id}/points", () => {
  it("pays by points and leaves prices and VAT unchanged [5.9] [9.25]", async () => {
    const { shop, checkout } = await openCheckout();
    expect(checkout).toMatchObject({ points: { available: 5000, most: 5000 }, totals: { points: 0 } });
    const { status, reply } = await use(shop, checkout, 20);
    expect(status).toBe(200);
    const { total } = checkout.totals;
    expect(reply.totals).toEqual({ ...checkout.totals, points: 2000, toPay: total - 2000 });
    expect(reply).toMatchObject({ paymentMethod: "stripe", warnings: [] });
    expect(await show(shop, checkout)).toEqual(reply);
    expect((await use(shop, checkout, 0)).reply.totals).toEqual(checkout.totals);
  });

  it("earns points for what points do not pay, as many as the checkout announced [6.7] [9.29]", async () => {
    const { shop, checkout } = await openCheckout();
    const { total, shipping } = checkout.totals;
    expect(checkout.earns).toBe(Math.round((total - shipping.total) * 0.03));
    const { reply } = await use(shop, checkout, 50);
    expect(reply.earns).toBeLessThan(checkout.earns ?? 0);
    const { reply: placed } = await place(shop, reply);
    expect(placed).toMatchObject({ totals: reply.totals, earns: reply.earns });
    const { number } = placed.order ?? {};
    expect(await activityOf(shop)).toMatchObject([
      { type: "reward", amount: reply.earns, orderNumber: number },
      { type: "redemption", amount: -5000, orderNumber: number },
      { type: "invite", amount: 5000 },
    ]);
  });

  it("uses the available points and warns when they are fewer than wanted", async () => {
    const { shop, checkout } = await openCheckout();
    const { reply } = await use(shop, checkout, 80);
    expect(reply.totals.points).toBe(5000);
    expect(reply.warnings).toMatchObject([{ code: "points_reduced", lineId: null }]);
    // The warning appears once.
    expect((await show(shop, checkout)).warnings).toEqual([]);
  });

  it("pays first, and then a gift card pays the remaining amount up to its balance", async () => {
    const giftCards = new MemoryGiftCards();
    giftCards.issue("0123456789ABCDEF", "SEK", 1_000_000, "2029-03-02T10:00:00.000Z");
    const { shop, checkout } = await openCheckout({ giftCards });
    await use(shop, checkout, 50);
    const code = "0123-4567-89ab-cdef";
    const { reply } = await shop.post<Checkout>(
      `/checkout/${checkout.id}/giftCard?${queryOf(shop)}`,
      { code },
      shop.kim,
    );
    const { total } = checkout.totals;
    expect(reply.totals).toMatchObject({ points: 5000, giftCard: total - 5000, toPay: 0 });
    expect(reply.paymentMethod).toBe("gift_card");
    expect((await place(shop, reply)).reply.step).toBe("confirmation");
  });

  it("pays for a whole order, which then needs no payment method and earns nothing", async () => {
    const { shop, first, checkout } = await openSecondCheckout(4000);
    expect(checkout).toMatchObject({ totals: { total: 5000 }, points: { most: 5000 } });
    const { reply } = await use(shop, checkout, 50);
    expect(reply.paymentMethods.map(({ method }) => method)).toEqual(["free"]);
    expect(reply).toMatchObject({ totals: { toPay: 0 }, paymentMethod: "free", earns: 0 });
    expect((await use(shop, checkout, 0)).reply.paymentMethod).toBe("stripe");
    const { reply: placed } = await place(shop, (await use(shop, checkout, 50)).reply);
    expect(placed.step).toBe("confirmation");
    expect((await activityOf(shop)).map(({ amount }) => amount)).toEqual([-5000, first.earns, 5000]);
  });

  it("leaves at least the minimum amount of a card payment to pay [5.9]", async () => {
    const { shop, checkout } = await openSecondCheckout(4001);
    expect(checkout).toMatchObject({ totals: { total: 5001 }, points: { most: 4700 } });
    const { reply } = await use(shop, checkout, 50);
    expect(reply).toMatchObject({ totals: { points: 4700, toPay: 301 }, paymentMethod: "stripe" });
  });

  it("refuses a guest and an account outside the club", async () => {
    const shop = await openClubShop();
    const guest = await walkToPlacing(shop, goods);
    const refused = { status: 409, reply: { code: "points_unavailable" } };
    expect(await shop.post(`/checkout/${guest.id}/points`, { points: 1 })).toMatchObject(refused);
    const checkout = await walkToPlacing(shop, goods, { member: shop.member });
    expect(await use(shop, checkout, 1)).toMatchObject(refused);
    expect(checkout).toMatchObject({ points: null, earns: null });
    expect(guest).toMatchObject({ points: null, earns: null });
    expect((await use(shop, checkout, 0)).status).toBe(200);
  });

  it("refuses points in another currency, and a change of currency removes them", async () => {
    const { shop, checkout } = await openCheckout();
    await use(shop, checkout, 50);
    const { reply } = await shop.post<Checkout>(
      `/checkout/${checkout.id}/currency?${queryOf(shop)}`,
      { currency: "EUR" },
      shop.kim,
    );
    expect(reply).toMatchObject({ points: null, earns: null, totals: { points: 0 } });
    expect(reply.warnings.map(({ code }) => code)).toContain("points_reduced");
    expect(await use(shop, checkout, 5)).toMatchObject({
      status: 409,
      reply: { code: "points_other_currency", fields: { "body.points": "Invalid value" } },
    });
  });

  it("unlocks the joining bonus only with the minimum of filament, and reports the locked bonus [9.26]", async () => {
    const { shop } = await openCheckout();
    const small = await walkToPlacing(shop, onePiece, { member: shop.member });
    const locked = { amount: 5000, minimum: 30_000, isWithheld: false };
    expect(small.points).toEqual({ available: 0, most: 0, locked });
    const { reply } = await use(shop, small, 50);
    expect(reply.totals).toEqual(small.totals);
    expect(reply.warnings).toMatchObject([{ code: "points_reduced" }]);
    const larger = await shop.post<Checkout>(
      `/checkout/${small.id}/lines?${queryOf(shop)}`,
      { lines: goods },
      shop.kim,
    );
    expect(larger.reply.points).toMatchObject({ available: 5000, locked: null });
  });

  it("unlocks the joining bonus for any order after a first one [9.26]", async () => {
    const { checkout, first } = await openSecondCheckout(4000);
    expect(checkout.points).toEqual({ available: 5000 + (first.earns ?? 0), most: 5000, locked: null });
  });

  it.each([-1, 1.5, 1_000_001, "5"])("refuses %s points", async (points) => {
    const { shop, checkout } = await openCheckout();
    const answer = await shop.post(`/checkout/${checkout.id}/points?${queryOf(shop)}`, { points }, shop.kim);
    expect(answer).toMatchObject({ status: 400, reply: { code: "invalid_request" } });
  });
});

describe("a checkout with points", () => {
  it("cannot be placed at another sum once the points are spent elsewhere", async () => {
    const { shop, checkout } = await openCheckout();
    const { reply: shown } = await use(shop, checkout, 50);
    const other = await walkToPlacing(shop, goods, { member: shop.member });
    const { status, reply: placed } = await place(shop, (await use(shop, other, 50)).reply);
    expect(status).toBe(200);
    expect(await place(shop, shown)).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    const { totals, warnings } = await show(shop, checkout);
    // The other order has earned a few points.
    expect(totals.points).toBe(Math.floor((placed.earns ?? 0) / 100) * 100);
    expect(totals.points + totals.toPay).toBe(totals.total);
    expect(warnings).toMatchObject([{ code: "points_reduced" }]);
  });

  it("cannot be placed at another sum once the points have expired [9.27]", async () => {
    const shop = await openClubShop();
    await shop.joinWithPoints();
    shop.clock.now = new Date(
      toUtcDayEnd(new Date(shop.clock.now.getTime() + 182 * dayMs)).getTime() - 60_000,
    );
    const checkout = await walkToPlacing(shop, goods, { member: shop.member });
    const { reply: shown } = await use(shop, checkout, 50);
    expect(shown.totals.points).toBe(5000);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect(await place(shop, shown)).toMatchObject({ status: 409, reply: { code: "checkout_changed" } });
    expect((await show(shop, checkout)).totals.points).toBe(0);
  });

  it("cannot be placed when another number of points was shown, even at the same amount to pay", async () => {
    const { shop, checkout } = await openCheckout();
    const { reply } = await use(shop, checkout, 50);
    expect(await place(shop, reply, { expectedPoints: 4000 })).toMatchObject({
      status: 409,
      reply: { code: "checkout_changed" },
    });
    expect((await place(shop, reply, { expectedPoints: 5000 })).status).toBe(200);
  });

  it("spends the points once when several checkouts are placed concurrently", async () => {
    const shop = await openClubShop();
    await shop.joinWithPoints();
    const checkouts = await Promise.all(
      Array.from({ length: 5 }, () => walkToPlacing(shop, goods, { member: shop.member })),
    );
    const shown = await Promise.all(checkouts.map(async (one) => (await use(shop, one, 50)).reply));
    const placed = await Promise.all(shown.map((one) => place(shop, one)));
    expect(placed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const spent = (await activityOf(shop)).filter(({ type }) => type === "redemption");
    expect(spent.map(({ amount }) => amount)).toEqual([-5000]);
  });
});
