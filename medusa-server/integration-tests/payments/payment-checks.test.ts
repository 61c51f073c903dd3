import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { ListedCheck } from "../../src/features/checkout/list-payment-checks.ts";
import { type CardCheckout, listChecks, prepareCard, readState } from "../support/card-checkout.ts";
import { admin, database } from "../support/shop.ts";
import { startFaulty } from "../support/start-faulty.ts";
import { cancelIntent, payByCard, playStripe, readIntent } from "../support/stripe.ts";
import { until } from "../support/until.ts";

type List = { count: number; payment_checks: ListedCheck[] };

/** Finds the admin's entry for a checkout that needs attention. */
async function findOpen(checkoutId: string): Promise<ListedCheck | undefined> {
  const { body } = await admin<List>("payment-checks?open=true&limit=100");
  return body.payment_checks.find(({ checkout_id }) => checkout_id === checkoutId);
}
const untilOpen = (checkoutId: string) => until(async () => (await findOpen(checkoutId)) ?? null);
const act = (check: ListedCheck, what: "retry" | "close") =>
  admin<{ settled?: boolean; closed?: boolean; message?: string }>(`payment-checks/${check.id}/${what}`, {});
const readDue = async (checkoutId: string) =>
  (
    await database.query<{ capture_due: boolean; failed_checks: number; wait: number }>(
      `select "capture_due", "failed_checks", extract(epoch from "check_after" - now())::float8 as "wait"
       from "checkout" where "id" = ?`,
      [checkoutId],
    )
  )[0]!;

/** Places an order whose server dies before capturing the authorized money. */
async function placeUntaken(faulty: Awaited<ReturnType<typeof startFaulty>>): Promise<CardCheckout> {
  const checkout = await prepareCard();
  await payByCard(checkout.payment);
  await faulty.placeUntilDeath(checkout.id, checkout.priced);
  return checkout;
}

describe("money of an order that cannot be captured", () => {
  const servers: ReturnType<typeof startFaulty>[] = [];
  before(async () => {
    await playStripe({ webhooks: "never" });
    servers.push(startFaulty("before-capture"), startFaulty("before-capture"));
    await Promise.all(servers);
  });
  after(() => playStripe());

  it("needs attention after five failed attempts, until an attempt succeeds", async () => {
    const { id, priced, payment } = await placeUntaken(await servers[0]!);
    await playStripe({ webhooks: "never", down: true });
    const check = await untilOpen(id);
    assert.equal(check.order_id, (await readState(id)).order?.id);
    assert.equal(check.payment_method, "stripe");
    assert.deepEqual([check.amount_minor, check.currency], [priced.totals.toPay, priced.currency]);
    assert.ok(check.failed_checks >= 5, String(check.failed_checks));
    assert.notEqual(check.reason, "");

    // A retry changes nothing: the provider still does not answer.
    assert.deepEqual((await act(check, "retry")).body, { settled: false });
    assert.ok((await findOpen(id))!.failed_checks > check.failed_checks);

    await playStripe({ webhooks: "never" });
    assert.deepEqual((await act(check, "retry")).body, { settled: true });
    assert.equal((await readIntent(payment)).captures, 1);
    assert.equal(await findOpen(id), undefined);
    assert.deepEqual(
      await readDue(id).then(({ capture_due, failed_checks }) => [capture_due, failed_checks]),
      [false, 0],
    );
    assert.equal((await act(check, "retry")).status, 400);
  });

  it("waits longer after each failed capture when its authorization has expired, until a merchandiser closes its entry", async () => {
    const { id, payment } = await placeUntaken(await servers[1]!);
    await cancelIntent(payment);
    const check = await untilOpen(id);
    // The interval of two seconds between checks doubles to 4, 8, 16 …
    const { wait } = await until(async () => {
      const due = await readDue(id);
      return due.failed_checks >= 6 ? due : null;
    });
    assert.ok(wait > 4, String(wait));

    assert.deepEqual((await act(check, "close")).body, { closed: true });
    assert.equal(await findOpen(id), undefined);
    assert.equal((await readDue(id)).capture_due, false);
    assert.equal((await act(check, "close")).status, 400);
    const checks = await listChecks(id);
    assert.deepEqual(
      checks.map(({ action }) => action),
      ["needs_attention"],
    );
  });

  it("delays no other payment, even when the money of 250 orders cannot be captured", async () => {
    // More checkouts than one sweep handles for one provider. They are older than the paid checkout below, and their
    // captures fail because their orders do not exist.
    await database.query(
      `insert into "checkout" ("id", "version", "data", "order_id", "cart_id", "payment_reference", "payment", "capture_due",
         "expires_at", "created_at", "updated_at")
       select 'dead-' || i, 1, '{}', 'order_dead_' || i, 'cart_dead_' || i, 'dead-' || i, '{"kind": "stripe"}', true,
         now() + interval '1 day', now() - interval '1 day', now() - interval '1 day'
       from generate_series(1, 250) i`,
    );
    const { id, payment } = await prepareCard();
    await payByCard(payment);
    await database.query(
      `update "checkout" set "held_until" = now() + interval '14 minutes' where "id" = ?`,
      [id],
    );
    await until(async () => ((await readState(id)).order ? true : null));
    const [row] = await database.query<{ tried: string }>(
      `select count(*) as "tried" from "checkout" where "id" like 'dead-%' and "failed_checks" > 0`,
    );
    assert.ok(Number(row!.tried) >= 200, row!.tried);
    // The admin lists these checks too, although their purchases do not exist.
    await until(async () => {
      const { body } = await admin<List>("payment-checks?open=true&limit=100");
      return body.payment_checks.some(({ checkout_id }) => checkout_id.startsWith("dead-")) ? true : null;
    });
    await database.query(`delete from "payment_check" where "checkout_id" like 'dead-%'`);
    await database.query(`delete from "checkout" where "id" like 'dead-%'`);
  });
});
