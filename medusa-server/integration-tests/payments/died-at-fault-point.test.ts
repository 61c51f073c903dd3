import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { countOrders, readState, untilOrdered } from "../support/card-checkout.ts";
import { createMember, listAmounts, untilAmounts } from "../support/points.ts";
import { createCheckout, createPricedCheckout, payByPoints } from "../support/priced-checkout.ts";
import { internal } from "../support/shop.ts";
import { startFaulty } from "../support/start-faulty.ts";
import { availableOf, readVariant, takeVariant } from "../support/stock.ts";
import { type CardPayment, payByCard, playStripe, readIntent } from "../support/stripe.ts";
import { until } from "../support/until.ts";

const points =
  process.env["TEST_DEPTH"] === "deep"
    ? ["after-hold", "after-authorize", "before-order", "after-order", "before-capture", "after-capture"]
    : ["before-order", "before-capture"];

/**
 * The servers that have been started. Starting one takes seconds, so each starts during the test of the previous one.
 */
const servers = new Map<string, ReturnType<typeof startFaulty>>();
function startAt(point: string | undefined): void {
  if (point !== undefined) servers.set(point, startFaulty(point));
}

/** Prepares a member's checkout that is partly paid with points. */
async function prepareWithPoints() {
  const account = await createMember(10_000);
  const variant = await takeVariant("plenty");
  const whole = await createPricedCheckout({
    lines: [{ variant, quantity: 1 }],
    byCard: true,
    accountId: account.id,
    email: account.email,
  });
  const priced = payByPoints(whole, 4000);
  const id = await createCheckout();
  const { status, body } = await internal<CardPayment>(`checkouts/${id}/payment`, priced);
  assert.equal(status, 200, JSON.stringify(body));
  return { id, account, priced, variant, payment: body };
}

describe("a server that dies while placing an order", () => {
  before(() => {
    startAt(points[0]);
    return playStripe({ webhooks: "never" });
  });
  afterEach(() => playStripe({ webhooks: "never" }));
  after(() => playStripe());

  for (const [index, point] of points.entries()) {
    it(`leaves one order, paid once by points and a card, when it dies ${point}`, async () => {
      const { id, account, priced, variant, payment } = await prepareWithPoints();
      await payByCard(payment);
      const faulty = await servers.get(point)!;
      startAt(points[index + 1]);
      await faulty.placeUntilDeath(id, priced);

      const order = await untilOrdered(id);
      await until(async () => ((await readIntent(payment)).captures === 1 ? true : null));
      assert.equal(await countOrders(id), 1);
      assert.equal((await readState(id)).order?.id, order.id);
      assert.equal((await readIntent(payment)).refunded, 0);
      assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
      assert.equal((await untilAmounts(account, "reward", 1)).length, 1);
      assert.deepEqual(await listAmounts(account, "redemption"), [-4000]);
    });
  }
});
