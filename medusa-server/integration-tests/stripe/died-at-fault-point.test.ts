import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { countOrders, prepareCard, readState, untilOrdered } from "../support/card-checkout.ts";
import { startFaulty } from "../support/start-faulty.ts";
import { availableOf, readVariant } from "../support/stock.ts";
import { payByCard, playStripe, readIntent } from "../support/stripe.ts";
import { until } from "../support/until.ts";

const points =
  process.env["TEST_DEPTH"] === "deep"
    ? ["after-hold", "after-authorize", "before-order", "after-order", "before-capture", "after-capture"]
    : ["before-order", "before-capture"];

/** A server takes seconds to start: each does so while the one before it is tried. */
const servers = new Map<string, ReturnType<typeof startFaulty>>();
function startAt(point: string | undefined): void {
  if (point !== undefined) servers.set(point, startFaulty(point));
}

describe("a server that dies while it places an order", () => {
  before(() => {
    startAt(points[0]);
    return playStripe({ webhooks: "never" });
  });
  afterEach(() => playStripe({ webhooks: "never" }));
  after(() => playStripe());

  for (const [index, point] of points.entries()) {
    it(`leaves one order, paid once, when it dies ${point}`, async () => {
      const { id, priced, variant, payment } = await prepareCard();
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
    });
  }
});
