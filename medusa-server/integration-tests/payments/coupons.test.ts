import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { type Coupon, toMinor } from "@spolverk/domain";
import { countUsesOf, makeCoupon, readCoupon } from "../support/coupons.ts";
import { createPricedCheckout, place, prepareCheckout } from "../support/priced-checkout.ts";
import { admin, database, internal, variable } from "../support/shop.ts";
import { openApi, person } from "../support/shopper.ts";
import { takeVariant } from "../support/stock.ts";
import { type CardPayment, payByCard, playStripe, readIntent } from "../support/stripe.ts";

type Adjustment = { code: string; amount: number; promotion_id: string };
type Order = {
  total: number;
  discount_total: number;
  promotions: { code: string }[];
  items: { adjustments: Adjustment[] }[];
  shipping_methods: { total: number; adjustments: Adjustment[] }[];
};

const oncePerCustomer = { type: "use_by_attribute", attribute: "customer_email", limit: 1 };
const newEmail = () => `${randomUUID()}@example.com`;

const readOrder = async (id: string) =>
  (await admin<{ order: Order }>(`orders/${id}?fields=+promotions.code,+items.adjustments.*,+discount_total`))
    .body.order;

async function pricedWith(coupon: Coupon, email = newEmail(), byCard = false) {
  const variant = await takeVariant("plenty");
  const lines = [{ variant, quantity: 3, discountPercentage: 12.5 }];
  return createPricedCheckout({ lines, coupon, email, byCard, feeNet: byCard ? 0 : 2320 });
}

async function placeWith(coupon: Coupon, email?: string) {
  const priced = await pricedWith(coupon, email);
  const id = await prepareCheckout(priced);
  return { priced, id, ...(await place(id, priced)) };
}

/** Restores the state left by a crash between starting to place and storing the order in the checkout. */
async function forgetOrder(checkoutId: string): Promise<void> {
  await database.query(
    "update checkout set order_id = null, placing_at = now() - interval '1 second' where id = ?",
    [checkoutId],
  );
}

describe("an order with a coupon", () => {
  before(() => playStripe({ webhooks: "never" }));
  after(() => playStripe());

  for (const [name, method] of Object.entries({
    "a percentage": { type: "percentage", target_type: "order", value: 7.25 },
    "an amount": {
      type: "fixed",
      target_type: "items",
      allocation: "across",
      value: 33.33,
      currency_code: "sek",
    },
    "free shipping": {
      type: "percentage",
      target_type: "shipping_methods",
      allocation: "across",
      value: 100,
    },
  })) {
    it(`costs the same in Medusa as in the shop and names its promotion: ${name} [7.12]`, async () => {
      const coupon = await makeCoupon({ method });
      const { kind, order, priced } = await placeWith(coupon);
      assert.equal(kind, "placed");
      const made = await readOrder(order!.id);
      assert.equal(toMinor(made.total), priced.totals.toPay);
      assert.equal(toMinor(made.discount_total), priced.totals.coupon.total);
      assert.deepEqual(
        made.promotions.map(({ code }) => code),
        [coupon.code],
      );
      const adjustments = [...made.items, ...made.shipping_methods].flatMap((one) => one.adjustments ?? []);
      assert.ok(adjustments.length > 0);
      for (const { code, promotion_id } of adjustments) {
        assert.equal(code, coupon.code);
        assert.equal(promotion_id, coupon.id);
      }
    });
  }
});

describe("a coupon for the full amount", () => {
  before(() => playStripe({ webhooks: "never" }));
  after(() => playStripe());

  it("makes an order whose total is zero in Medusa too, and does not charge the prepared card payment", async () => {
    const shop = openApi(variable("BFF_URL"));
    const method = { type: "percentage", target_type: "order", value: 100 };
    const { code } = await makeCoupon({ method });
    const { id } = await takeVariant("plenty");
    const lines = [{ id, quantity: 30 }];
    const purchase = { site: "de", company: false, billing: person, lines, method: "stripe" };
    const before = await shop.walkToPlacing(purchase);
    assert.equal(before.totals.shipping.total, 0);
    assert.equal(before.payment.kind, "stripe");

    const { paymentMethods } = await shop.useCoupon(before.id, code);
    assert.deepEqual(
      paymentMethods.map((option) => option.method),
      ["free"],
    );
    const { status, checkout } = await shop.place(await shop.choosePayment(before.id, "free"));
    assert.equal(status, 200, JSON.stringify(checkout));
    const order = await readOrder(checkout.order!.id);
    assert.equal(toMinor(order.total), 0);
    assert.equal(toMinor(order.discount_total), before.totals.total);
    assert.equal((await readIntent(before.payment)).captures, 0);
  });
});

describe("the uses of a coupon", () => {
  before(() => playStripe({ webhooks: "never" }));
  after(() => playStripe());

  it("allow one of six concurrent card payments, and the other five cards are not charged", async () => {
    const coupon = await makeCoupon({ limit: 1 });
    const checkouts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const priced = await pricedWith(coupon, newEmail(), true);
        const id = await prepareCheckout(priced);
        const { body } = await internal<CardPayment>(`checkouts/${id}/payment`, priced);
        await payByCard(body);
        return { priced, id, payment: body };
      }),
    );
    const replies = await Promise.all(checkouts.map(({ id, priced }) => place(id, priced)));
    assert.deepEqual(replies.map(({ kind }) => kind).toSorted(), [
      ...Array<string>(5).fill("couponUsed"),
      "placed",
    ]);
    const captures = await Promise.all(
      checkouts.map(async ({ payment }) => (await readIntent(payment)).captures),
    );
    assert.equal(
      captures.reduce((sum, count) => sum + count, 0),
      1,
    );
    assert.equal((await readCoupon(coupon.code)).usesLeft, 0);
  });

  it("come back once when the order is cancelled", async () => {
    const coupon = await makeCoupon({ budget: oncePerCustomer });
    const email = newEmail();
    const { order } = await placeWith(coupon, email);
    assert.equal((await placeWith(coupon, email)).kind, "couponUsed");
    assert.equal((await admin(`orders/${order!.id}/cancel`, {})).status, 200);
    assert.equal(await countUsesOf(coupon, email), 0);
    assert.notEqual((await admin(`orders/${order!.id}/cancel`, {})).status, 200);
    assert.equal((await placeWith(coupon, email)).kind, "placed");
    assert.equal(await countUsesOf(coupon, email), 1);
  });

  it("count once after a crash before the checkout stored its order", async () => {
    const coupon = await makeCoupon({ limit: 9 });
    const { id, priced, order } = await placeWith(coupon);
    await forgetOrder(id);
    assert.equal((await place(id, priced)).order?.id, order!.id);
    assert.equal((await readCoupon(coupon.code)).usesLeft, 8);
  });

  it("count once after a crash before the use was counted", async () => {
    const coupon = await makeCoupon({ limit: 9 });
    const { id, priced, order } = await placeWith(coupon);
    await database.query("update promotion set used = used - 1 where id = ?", [coupon.id]);
    await forgetOrder(id);
    assert.equal((await place(id, priced)).order?.id, order!.id);
    assert.equal((await readCoupon(coupon.code)).usesLeft, 8);
  });

  it("count once after a crash in the middle of making the order", async () => {
    const coupon = await makeCoupon({ budget: oncePerCustomer });
    const email = newEmail();
    const { id, priced, order } = await placeWith(coupon, email);
    await database.query("delete from order_cart where order_id = ?", [order!.id]);
    await forgetOrder(id);
    const again = await place(id, priced);
    assert.equal(again.kind, "placed");
    assert.notEqual(again.order?.id, order!.id);
    assert.equal(await countUsesOf(coupon, email), 1);
  });
});
