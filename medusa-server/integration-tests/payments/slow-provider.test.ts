import assert from "node:assert/strict";
import { after, it } from "node:test";
import { variable } from "../support/shop.ts";
import { openApi, person, type Reply, type ShopCheckout } from "../support/shopper.ts";
import { setAvailable, takeVariant } from "../support/stock.ts";
import { type CardPayment, payByCard, playStripe, readIntent } from "../support/stripe.ts";
import { until } from "../support/until.ts";

// More than three times `places`: so many placements can only wait at once when a waiting one keeps no connection.
const shoppers = 25;
/** A quarter of the pool's 30 connections: the most placements that could wait at once if each kept a connection. */
const places = 7;
const shop = openApi(variable("BFF_URL"));
const cardOf = ({ payment }: ShopCheckout): CardPayment => {
  assert.equal(payment.kind, "stripe");
  return payment;
};

/** Places a checkout, and reads it until the order is made or refused, like the shop's page. */
async function placeAndFollow(checkout: ShopCheckout): Promise<{ first: Reply; last: ShopCheckout }> {
  const first = await shop.place(checkout);
  const last = await until(async () => {
    // A read that fails says nothing about the order: the next read may succeed.
    const read = await shop.read(checkout.id).catch(() => null);
    return read?.placing === "in_progress" ? null : read;
  }, 1000);
  return { first, last };
}

after(() => playStripe());

const title =
  "twenty-five concurrent checkouts become orders while the card service takes eight seconds for each answer";
it(title, { timeout: 300_000 }, async (t) => {
  await playStripe({ webhooks: "never" });
  const variant = await takeVariant("plenty");
  // Much stock, because unpaid checkouts may hold only a part of it.
  await setAvailable(variant, 5000);
  const checkouts: ShopCheckout[] = [];
  for (let index = 0; index < shoppers; index += 1) {
    const lines = [{ id: variant.id, quantity: 1 }];
    const prepared = await shop.walkToPlacing({
      site: "de",
      company: false,
      billing: person,
      lines,
      method: "stripe",
    });
    assert.equal(await payByCard(cardOf(prepared)), 200);
    checkouts.push(prepared);
  }
  await playStripe({ webhooks: "never", delayMs: 8000 });

  const startedAt = performance.now();
  const reads: number[] = [];
  const over = new AbortController();
  const reading = (async () => {
    while (!over.signal.aborted) {
      const readAt = performance.now();
      await (await fetch(`${variable("BFF_URL")}/api/catalog/variations/${variant.id}/stock`)).arrayBuffer();
      reads.push(performance.now() - readAt);
      await new Promise((resume) => setTimeout(resume, 100));
    }
  })();
  const followed = await Promise.all(checkouts.map(placeAndFollow));
  t.diagnostic(`${shoppers} orders after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  over.abort();
  await reading;
  const [median, worst] = [0.5, 1].map(
    (share) => reads.toSorted((a, b) => a - b)[Math.ceil(share * reads.length) - 1]!,
  );
  t.diagnostic(`stock read meanwhile in ${median!.toFixed(0)} ms, at most ${worst!.toFixed(0)} ms`);

  // No shopper got an error: the reply for a pending order was "in progress".
  assert.deepEqual(new Set(followed.map(({ first }) => first.status)), new Set([200]));
  assert.ok(
    followed.every(({ first: { checkout } }) => checkout.order || checkout.placing === "in_progress"),
  );
  assert.equal(new Set(followed.map(({ last }) => last.order?.id)).size, shoppers);
  const { mostWaiting } = await playStripe({ webhooks: "never" });
  assert.ok(mostWaiting > 2 * places, `${mostWaiting} waited for the card service at once`);
  // While the card service is slow, a shopper may get the order before its money is captured.
  await until(async () => {
    const intents = await Promise.all(checkouts.map((checkout) => readIntent(cardOf(checkout))));
    return intents.every(({ captures }) => captures === 1) ? true : null;
  });
});
