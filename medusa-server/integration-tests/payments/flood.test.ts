import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { countOrders } from "../support/card-checkout.ts";
import PostgresLocks from "../../src/features/orders/modules/locks/service.ts";
import { createPricedCheckout, place, prepareCheckout, toRecord } from "../support/priced-checkout.ts";
import { connection, internal, variable } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";
import { askForSwish, playSwish, prepareSwish, usePhone } from "../support/swish.ts";

const locks = new PostgresLocks({ __pg_connection__: connection });

/** Takes a checkout's lock, like a process that is placing the checkout. Returns a function that releases the lock. */
async function keepLock(checkoutId: string): Promise<() => Promise<boolean>> {
  const key = `checkout:${checkoutId}`;
  await locks.acquire(key, { ownerId: "flood test", expire: 60 });
  return () => locks.release(key, { ownerId: "flood test" });
}

/** Sends unsigned callbacks, each for another payment, ten at a time. Returns their statuses. */
async function forgeCallbacks(count: number): Promise<number[]> {
  const statuses: number[] = [];
  let sent = 0;
  const forgeNext = async (): Promise<void> => {
    if (sent === count) return;
    const reference = (sent += 1).toString(16).padStart(32, "0");
    const response = await fetch(`${variable("MEDUSA_URL")}/webhooks/payments/swish?payment=${reference}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ payeePaymentReference: reference, status: "PAID" }),
    });
    statuses.push(response.status);
    await forgeNext();
  };
  await Promise.all(Array.from({ length: 10 }, forgeNext));
  return statuses;
}

describe("a flood of calls for one checkout and of forged callbacks", () => {
  after(() => playSwish());

  it("occupies only one of the places that all checkouts share: another shopper's order is made while the flood waits", async () => {
    const [flooded, priced] = await Promise.all([
      prepareSwish(),
      takeVariant("plenty").then((variant) => createPricedCheckout({ lines: [{ variant, quantity: 1 }] })),
    ]);
    const id = await prepareCheckout(priced);
    await askForSwish(flooded);

    const letGo = await keepLock(flooded.id);
    // Each call differs in its content, as in a real attack.
    const ended: number[] = [];
    const calls = Array.from({ length: 30 }, async (_, index) => {
      const { status } = await internal(`checkouts/${flooded.id}/order`, {
        priced: flooded.priced,
        record: toRecord(flooded.id, index + 2),
      });
      ended.push(status);
    });
    try {
      const refused = new Set(await forgeCallbacks(60));
      assert.ok(
        [...refused].every((status) => status === 401 || status === 429),
        [...refused].join(),
      );
      assert.equal((await place(id, priced)).kind, "placed");
      // 28 of 30 calls are refused. One runs and one waits.
      await until(async () => (ended.length === 28 ? true : null));
      assert.deepEqual(new Set(ended), new Set([423]));
    } finally {
      await letGo();
      await Promise.all(calls);
    }
    assert.deepEqual(ended.slice(28), [200, 200]);
  });

  it("does not keep a paid checkout from becoming an order", async () => {
    const checkout = await prepareSwish();
    await playSwish({ callbacks: "never" });
    const payment = await askForSwish(checkout);
    const flooding = new AbortController();
    const flood = Array.from({ length: 8 }, async (_, lane) => {
      for (let turn = 0; !flooding.signal.aborted; turn += 1) {
        await internal(`checkouts/${checkout.id}/order`, {
          priced: { ...checkout.priced, email: `flood-${lane}-${turn}@example.com` },
          record: toRecord(checkout.id, 2),
        });
      }
    });
    await usePhone(payment, "paid");
    try {
      await until(async () => ((await countOrders(checkout.id)) === 1 ? true : null));
    } finally {
      flooding.abort();
      await Promise.all(flood);
    }
  });
});
