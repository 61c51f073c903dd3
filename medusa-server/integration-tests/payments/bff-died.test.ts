import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { countOrders, keepFromSweeper, leaveToSweeper, untilOrdered } from "../support/card-checkout.ts";
import { variable } from "../support/shop.ts";
import { openApi, person, type ShopCheckout } from "../support/shopper.ts";
import { startBff } from "../support/start-bff.ts";
import { type Stage, startGateway } from "../support/start-gateway.ts";
import { availableOf, readVariant, takeVariant } from "../support/stock.ts";
import { payByCard, playStripe, readIntent } from "../support/stripe.ts";
import { until } from "../support/until.ts";

let gateway: Awaited<ReturnType<typeof startGateway>>;
/** API of the BFF that keeps running. The shopper continues there after the other BFF was killed. */
const shop = openApi(variable("BFF_URL"));

async function prepare() {
  const variant = await takeVariant("plenty");
  const checkout = await shop.walkToPlacing({
    site: "de",
    company: false,
    billing: person,
    lines: [{ id: variant.id, quantity: 1 }],
    method: "stripe",
  });
  assert.equal(checkout.payment.kind, "stripe");
  return { variant, checkout, payment: checkout.payment };
}

const stages = { reached: "before", answered: "after" } as const;

/**
 * Places a checkout through a separate BFF, and kills this BFF at a stage of its call to medusa-server, which stores the
 * acceptance and requests the order. The shopper gets no answer.
 */
async function placeAndKill(checkout: ShopCheckout, stage: Stage): Promise<void> {
  const bff = await startBff(gateway.url);
  const wanted = `POST /internal/checkouts/${checkout.id}/order`;
  let isKilled = false;
  gateway.watchFor(
    (name) => name === wanted,
    stage,
    async () => {
      isKilled = true;
      await bff.kill();
    },
  );
  try {
    await assert.rejects(openApi(bff.url).place(checkout));
    assert.ok(isKilled);
  } finally {
    await bff.kill();
  }
}

async function expectOneOrder({ variant, checkout, payment }: Awaited<ReturnType<typeof prepare>>) {
  assert.equal(await countOrders(checkout.id), 1);
  await until(async () => ((await readIntent(payment)).captures > 0 ? true : null));
  const { captures, amount, refunded } = await readIntent(payment);
  assert.deepEqual([captures, amount, refunded], [1, checkout.totals.total, 0]);
  assert.equal(availableOf(await readVariant(variant.id)), availableOf(variant) - 1);
}

describe("a BFF that is killed while placing", () => {
  before(async () => {
    gateway = await startGateway(variable("MEDUSA_URL"));
    await playStripe({ webhooks: "never" });
  });
  afterEach(() => playStripe({ webhooks: "never" }));
  after(async () => {
    await gateway.stop();
    await playStripe();
  });

  describe("an unpaid order", () => {
    for (const stage of ["reached", "answered"] as const) {
      it(`leaves no order and no charge when it dies ${stages[stage]} requesting the order; the shopper's next attempt makes one order`, async () => {
        const prepared = await prepare();
        const { checkout, payment } = prepared;
        await placeAndKill(checkout, stage);
        assert.equal(await countOrders(checkout.id), 0);
        assert.equal((await readIntent(payment)).captures, 0);

        assert.equal((await shop.place(checkout)).checkout.placing, "awaiting_payment");
        await payByCard(payment);
        const { status, checkout: placed } = await shop.place(checkout);
        assert.deepEqual([status, placed.order !== null], [200, true]);
        await expectOneOrder(prepared);
      });
    }
  });

  describe("a paid order", () => {
    for (const stage of ["reached", "answered"] as const) {
      it(`leaves one order when it dies ${stages[stage]} requesting the order, and the shopper's next request returns this order`, async () => {
        const prepared = await prepare();
        const { checkout, payment } = prepared;
        assert.equal((await shop.place(checkout)).checkout.placing, "awaiting_payment");
        await keepFromSweeper(checkout.id);
        await payByCard(payment);
        await placeAndKill(checkout, stage);

        const { status, checkout: placed } = await shop.place(checkout);
        assert.deepEqual([status, placed.order !== null], [200, true]);
        assert.equal((await shop.read(checkout.id)).order?.id, placed.order?.id);
        await expectOneOrder(prepared);
      });
    }

    it("leaves one order even if the shopper sends no other request", async () => {
      const prepared = await prepare();
      const { checkout, payment } = prepared;
      assert.equal((await shop.place(checkout)).checkout.placing, "awaiting_payment");
      await keepFromSweeper(checkout.id);
      await payByCard(payment);
      await placeAndKill(checkout, "reached");
      await leaveToSweeper(checkout.id);
      await untilOrdered(checkout.id);
      await expectOneOrder(prepared);
    });
  });
});
