import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { countOrders } from "../support/card-checkout.ts";
import { variable } from "../support/shop.ts";
import { openApi, person, type ShopCheckout } from "../support/shopper.ts";
import { startBff } from "../support/start-bff.ts";
import { startMedusa } from "../support/start-medusa.ts";
import type { StartedProcess } from "../support/start-process.ts";
import { availableOf, readVariant, setAvailable, takeVariant, type TestVariant } from "../support/stock.ts";
import { type CardPayment, payByCard, playStripe, readIntent } from "../support/stripe.ts";

const started: StartedProcess[] = [];
/** API of each BFF. Each BFF has its own medusa-server; all share one database. */
let shops: ReturnType<typeof openApi>[];

const shopOf = (index: number) => shops[index % shops.length]!;
const cardOf = ({ payment }: ShopCheckout): CardPayment => {
  assert.equal(payment.kind, "stripe");
  return payment;
};

const prepare = (index: number, { id }: TestVariant) =>
  shopOf(index).walkToPlacing({
    site: "de",
    company: false,
    billing: person,
    lines: [{ id, quantity: 1 }],
    method: "stripe",
  });

const placeFifty = (checkout: ShopCheckout) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => shopOf(index).place(checkout)));

describe("two BFFs with two medusa-servers on one database", () => {
  before(async () => {
    const medusa = await startMedusa();
    started.push(medusa);
    const bff = await startBff(medusa.url);
    started.push(bff);
    shops = [openApi(variable("BFF_URL")), openApi(bff.url)];
  });
  after(async () => {
    await Promise.all(started.map(({ kill }) => kill()));
    await playStripe();
  });

  it("make one order and capture the money once for fifty concurrent calls", async () => {
    const variant = await takeVariant("plenty");
    const checkout = await prepare(0, variant);
    assert.equal((await shopOf(1).place(checkout)).checkout.placing, "awaiting_payment");
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);

    // Stripe's webhook, sent twice, races with the fifty calls.
    await playStripe({ webhooks: "twice" });
    const [, replies] = await Promise.all([payByCard(cardOf(checkout)), placeFifty(checkout)]);
    const last = await Promise.all(shops.map((shop) => shop.place(checkout)));
    assert.deepEqual(new Set([...replies, ...last].map(({ status }) => status)), new Set([200]));
    const orders = [...replies, ...last].flatMap((reply) => reply.checkout.order?.id ?? []);
    assert.equal(new Set(orders).size, 1);
    assert.equal(last.filter((reply) => reply.checkout.order !== null).length, 2);
    assert.equal(await countOrders(checkout.id), 1);
    const { status, captures, amount, refunded } = await readIntent(cardOf(checkout));
    assert.deepEqual([status, captures, refunded], ["succeeded", 1, 0]);
    assert.equal(amount, checkout.totals.total);
    assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
  });

  it("make one order for fifty concurrent calls when the shopper has already paid", async () => {
    await playStripe({ webhooks: "never" });
    const checkout = await prepare(1, await takeVariant("plenty"));
    await payByCard(cardOf(checkout));
    const replies = await placeFifty(checkout);
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(replies.map((reply) => reply.checkout.order?.id)).size, 1);
    assert.equal(await countOrders(checkout.id), 1);
    assert.equal((await readIntent(cardOf(checkout))).captures, 1);
  });

  it("sell the last three pieces to three of ten buyers and charge no other buyer", async () => {
    await playStripe({ webhooks: "never" });
    const variant = await takeVariant("bounded");
    await setAvailable(variant, 3);
    const checkouts = await Promise.all(Array.from({ length: 10 }, (_, index) => prepare(index, variant)));
    await Promise.all(checkouts.map((checkout) => payByCard(cardOf(checkout))));
    const replies = await Promise.all(checkouts.map((checkout, index) => shopOf(index).place(checkout)));
    assert.equal(replies.filter(({ status }) => status === 200).length, 3);
    assert.equal(replies.filter(({ status }) => status === 409).length, 7);
    const intents = await Promise.all(checkouts.map((checkout) => readIntent(cardOf(checkout))));
    assert.equal(intents.filter(({ status }) => status === "succeeded").length, 3);
    assert.equal(intents.filter(({ status }) => status === "canceled").length, 7);
    assert.equal(availableOf(await readVariant(variant.id)), 0);
  });

  it("cancel a payment when its goods are sold before the order is requested", async () => {
    await playStripe({ webhooks: "never" });
    const variant = await takeVariant("bounded");
    const checkout = await prepare(0, variant);
    await payByCard(cardOf(checkout));
    await setAvailable(variant, 0);
    assert.equal((await shopOf(1).place(checkout)).status, 409);
    assert.equal((await readIntent(cardOf(checkout))).status, "canceled");
  });
});
