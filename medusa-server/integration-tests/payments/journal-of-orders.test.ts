import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { changeOrder, readOrder, type TestAccount } from "../support/account-orders.ts";
import { untilOrdered } from "../support/card-checkout.ts";
import { readOrder as readAdminOrder, takeGoods } from "../support/invoice-orders.ts";
import { deliverAgain, type JournalEvent, listEventsOfOrder, untilDelivered } from "../support/journal.ts";
import { readMailsTo, until } from "../support/mails.ts";
import { createMember, readLedger, untilAmounts } from "../support/points.ts";
import {
  createCheckout,
  createPricedCheckout,
  payByPoints,
  prepareCheckout,
  toRecord,
} from "../support/priced-checkout.ts";
import { admin, database, internal, variable } from "../support/shop.ts";
import { startMedusa } from "../support/start-medusa.ts";
import { askForSwish, readSwish, usePhone } from "../support/swish.ts";

/** Makes a member's order that is paid by points and Swish, and waits for the payment. */
async function buy(account: TestAccount) {
  const variant = await takeGoods();
  const whole = await createPricedCheckout({
    lines: [{ variant, quantity: 2 }],
    bySwish: true,
    accountId: account.id,
    email: account.email,
  });
  const priced = payByPoints(whole, 4000);
  const checkoutId = await createCheckout();
  assert.equal((await internal(`checkouts/${checkoutId}/payment`, priced)).status, 200);
  const payment = await askForSwish({ id: checkoutId, priced, variant });
  await usePhone(payment, "paid");
  const { id } = await untilOrdered(checkoutId);
  await until("paid order", async () =>
    (await readOrder(account, id)).state === "processing" ? true : undefined,
  );
  return { id, checkoutId, totals: priced.totals };
}

/** Reads everything that the events of an order affect: mails, points, credit notes and the Swish payment. */
async function readOutcome(account: TestAccount, orderId: string, checkoutId: string) {
  const [mails, ledger, order, outbox] = await Promise.all([
    readMailsTo(account.email),
    readLedger(account),
    readOrder(account, orderId),
    database.query(`select "kind", "subject_id" from "mail" where "source_id" in (?, ?) order by "id"`, [
      orderId,
      account.id,
    ]),
  ]);
  return {
    subjects: mails.map(({ subject }) => subject),
    entries: ledger.map(({ type, amountMinor }) => [type, amountMinor]),
    creditNotes: order.creditNotes,
    outbox,
    swish: await readSwish(checkoutId),
  };
}

const untilQuiet = async (orderId: string): Promise<JournalEvent[]> => {
  for (;;) {
    const events = await listEventsOfOrder(orderId);
    await untilDelivered(events);
    if ((await listEventsOfOrder(orderId)).length === events.length) return events;
  }
};

describe("the events of an order", () => {
  it("change nothing when they are delivered again, twice, in reverse order", async () => {
    const account = await createMember(10_000);
    const { id, checkoutId, totals } = await buy(account);
    await untilAmounts(account, "reward", 1);
    const { payment_collections } = await readAdminOrder(id);
    const refund = `payments/${payment_collections[0]!.payments[0]!.id}/refund`;
    assert.equal((await admin(refund, { amount: 10 })).status, 200);
    await untilQuiet(id);
    assert.equal(await changeOrder(account, id, "cancel"), "cancelled");
    const events = await untilQuiet(id);
    const kinds = new Set(events.map(({ kind }) => kind));
    for (const kind of ["order_placed", "payment_captured", "payment_refunded", "order_cancelled"]) {
      assert.ok(kinds.has(kind), `${kind} of ${[...kinds].join(", ")}`);
    }
    await until("sent mails", async () => {
      const waiting = await database.query(`select 1 from "mail" where "email" = ? and "state" = 'waiting'`, [
        account.email,
      ]);
      return waiting.length === 0 ? true : undefined;
    });
    const outcome = await readOutcome(account, id, checkoutId);
    assert.deepEqual(
      outcome.creditNotes.map(({ amount }) => amount),
      [1000, totals.toPay - 1000, totals.total - totals.toPay],
    );

    for (const event of events.toReversed()) {
      await deliverAgain([event]);
      await untilDelivered([event]);
    }
    await deliverAgain(events.toReversed());
    await untilQuiet(id);
    assert.deepEqual(await readOutcome(account, id, checkoutId), outcome);
  });
});

describe("a crash between an event and its effects", () => {
  let worker: Awaited<ReturnType<typeof startMedusa>>;
  before(async () => {
    worker = await startMedusa({ MEDUSA_WORKER_MODE: "shared", SPOLVERK_FAULT_POINT: "after-claim" });
  });
  after(() => worker.kill());

  it("leaves all effects to other processes, and each effect happens once [6.7], [9.37]", async () => {
    const members: TestAccount[] = [];
    // Another process may be the first to handle an order. The process that has to die then dies at a later order.
    for (let isThere = true; isThere && members.length < 20;) {
      const account = await createMember();
      const priced = await createPricedCheckout({
        lines: [{ variant: await takeGoods(), quantity: 1 }],
        accountId: account.id,
        email: account.email,
      });
      const checkoutId = await prepareCheckout(priced);
      const response = await fetch(`${worker.url}/internal/checkouts/${checkoutId}/order`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-internal-token": variable("INTERNAL_TOKEN") },
        body: JSON.stringify({ priced, record: toRecord(checkoutId, 2) }),
      }).catch(() => null);
      isThere = response !== null;
      if (response?.ok) members.push(account);
    }
    assert.equal(await worker.died, "SIGKILL");
    const left = await database.query<{ id: string }>(
      `update "journal_delivery" set "next_attempt_at" = now()
       where "attempts" = 1 and "last_error" is null and "next_attempt_at" > now() + interval '10 seconds'
       returning "id"`,
    );
    assert.ok(left.length > 0);
    for (const account of members) {
      await untilAmounts(account, "reward", 1);
      await until("confirmation", async () =>
        (await readMailsTo(account.email)).some(({ subject }) => subject.startsWith("Din beställning"))
          ? true
          : undefined,
      );
    }
    for (const account of members) {
      const mails = (await readMailsTo(account.email)).filter(({ subject }) =>
        subject.startsWith("Din beställning"),
      );
      assert.equal(mails.length, 1);
      const rewards = (await readLedger(account)).filter(({ type }) => type === "reward");
      assert.equal(rewards.length, 1);
    }
  });
});
