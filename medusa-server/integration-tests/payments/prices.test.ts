import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { charged, readPreparedCart, shown, tryEach } from "../support/compare-prices.ts";
import { createRandom } from "../support/random.ts";
import { createPurchase, listGoods } from "../support/random-purchase.ts";
import { variable } from "../support/shop.ts";
import { openApi, type Purchase } from "../support/shopper.ts";
import { readOrderTotals } from "../support/store.ts";
import { payByCard, playStripe, readIntent } from "../support/stripe.ts";

/** Seed of the random purchases. A failure names it, so that PRICE_SEED can repeat the run. */
const seed = Number(process.env["PRICE_SEED"] ?? 20_261_121);
const purchases = process.env["TEST_DEPTH"] === "deep" ? 120 : 12;

const shop = openApi(variable("BFF_URL"));

async function expectSamePrice(purchase: Purchase, isPlaced: boolean): Promise<void> {
  const checkout = await shop.walkToPlacing(purchase);
  const { payment } = checkout;
  assert.deepEqual(charged(await readPreparedCart(checkout.id)), shown(checkout));
  if (payment.kind === "stripe") {
    assert.equal((await readIntent(payment)).amount, checkout.totals.total);
  }
  if (!isPlaced) return;

  if (payment.kind === "stripe") await payByCard(payment);
  const placed = await shop.place(checkout);
  assert.ok(placed.checkout.order, JSON.stringify(placed));
  assert.deepEqual(shown(placed.checkout), shown(checkout));
  assert.deepEqual(charged(await readOrderTotals(placed.checkout.order.id)), shown(checkout));
}

describe("the price of a checkout", () => {
  before(() => playStripe());

  it(`equals to the minor unit what Medusa's cart and order cost, in ${purchases} random purchases [3.18]`, async () => {
    const random = createRandom(seed);
    const goods = await listGoods();
    const all = Array.from({ length: purchases }, () => createPurchase(random, goods));
    await tryEach(all, seed, (purchase, index) => expectSamePrice(purchase, index % 4 === 0));
  });
});
