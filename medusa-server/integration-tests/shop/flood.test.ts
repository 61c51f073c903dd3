import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { countOrders } from "../support/card-checkout.ts";
import type { DraftBody } from "../../src/internal/draft-body.ts";
import { createDraft, place, prepareCheckout } from "../support/draft.ts";
import { database, internal, variable } from "../support/shop.ts";
import { takeVariant } from "../support/stock.ts";
import { until } from "../support/until.ts";
import { askForSwish, playSwish, prepareSwish, usePhone } from "../support/swish.ts";

after(async () => {
  await playSwish();
  await database.end();
});

const withinMs = 2000;
/** On a machine so slow that a calm shop takes longer: so many times what it takes. */
const timesCalm = 5;

async function placeAndMeasure(id: string, draft: DraftBody): Promise<number> {
  const since = performance.now();
  assert.equal((await place(id, draft)).kind, "placed");
  return performance.now() - since;
}

/** Callbacks that nobody signed, each of another payment; ten on their way at a time. Gives their statuses. */
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
  it("does not keep another shopper waiting, who has the order within two seconds", async () => {
    const [flooded, draft] = await Promise.all([
      prepareSwish(),
      takeVariant("plenty").then((variant) => createDraft({ lines: [{ variant, quantity: 1 }] })),
    ]);
    const [calm, id] = [await prepareCheckout(draft), await prepareCheckout(draft)];
    const calmMs = await placeAndMeasure(calm, draft);
    await askForSwish(flooded);

    // Each asks for something else, as one who floods would see to.
    const body = (version: number) => ({ draft: flooded.draft, version });
    const calls = Array.from({ length: 30 }, (_, index) =>
      internal(`checkouts/${flooded.id}/order`, body(index + 1)),
    );
    const callbacks = forgeCallbacks(60);
    const floodedMs = await placeAndMeasure(id, draft);
    const allowedMs = Math.max(withinMs, timesCalm * calmMs);
    assert.ok(floodedMs < allowedMs, `it took ${floodedMs} ms, ${calmMs} ms before the flood`);

    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    assert.deepEqual(statuses, new Set([200, 423]));
    const refused = new Set(await callbacks);
    assert.ok(
      [...refused].every((status) => status === 401 || status === 429),
      [...refused].join(),
    );
  });

  it("does not keep the sweeper from ending the hold, nor the payment from becoming the order", async () => {
    const checkout = await prepareSwish();
    await playSwish({ callbacks: "never" });
    const payment = await askForSwish(checkout);
    const flooding = new AbortController();
    const flood = Array.from({ length: 8 }, async (_, lane) => {
      for (let turn = 0; !flooding.signal.aborted; turn += 1) {
        await internal(`checkouts/${checkout.id}/order`, {
          draft: { ...checkout.draft, email: `flood-${lane}-${turn}@example.com` },
          version: 1,
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
