import type { PricedCheckout } from "@spolverk/domain";
import assert from "node:assert/strict";
import { createCheckout, createPricedCheckout } from "./priced-checkout.ts";
import { database, internal } from "./shop.ts";
import { takeVariant, type TestVariant } from "./stock.ts";
import type { CardPayment } from "./stripe.ts";
import { until } from "./until.ts";

export type CardCheckout = { id: string; priced: PricedCheckout; variant: TestVariant; payment: CardPayment };

/** Creates a checkout and prepares its card payment. No stock is held and nothing is paid yet. */
export async function prepareCard(variant?: TestVariant, quantity = 1): Promise<CardCheckout> {
  const goods = variant ?? (await takeVariant("plenty"));
  const priced = await createPricedCheckout({ lines: [{ variant: goods, quantity }], byCard: true });
  const id = await createCheckout();
  const { status, body } = await internal<CardPayment>(`checkouts/${id}/payment`, priced);
  assert.equal(status, 200, JSON.stringify(body));
  return { id, priced, variant: goods, payment: body };
}

export type CheckoutState = { placing: string; order: { id: string; display_id: number } | null };

export async function readState(id: string): Promise<CheckoutState> {
  return (await internal<{ checkout: CheckoutState }>(`checkouts/${id}`)).body.checkout;
}

/** Waits until another process has made the order of a checkout. */
export function untilOrdered(id: string) {
  return until(async () => (await readState(id)).order);
}

async function moveHold(id: string, by: string): Promise<void> {
  await database.query("update checkout set held_until = held_until + ?::interval where id = ?", [by, id]);
}

/**
 * Keeps the sweeper from a checkout for a minute. Otherwise the sweeper makes an order of any payment that is two
 * seconds old, and a slow machine may take longer between two steps of a test.
 */
export const keepFromSweeper = (id: string): Promise<void> => moveHold(id, "1 minute");

/** Makes the checkout due for the sweeper again. */
export const leaveToSweeper = (id: string): Promise<void> => moveHold(id, "-1 minute");

/** Reads a checkout's reference at payment providers. */
export async function readPaymentReference(checkoutId: string): Promise<string> {
  const sql = "select payment_reference from checkout where id = ?";
  const [row] = await database.query<{ payment_reference: string }>(sql, [checkoutId]);
  return row!.payment_reference;
}

export async function countOrders(checkoutId: string): Promise<number> {
  const [row] = await database.query<{ count: string }>(
    `select count(*) from "order" where metadata->>'checkoutId' = ? and deleted_at is null`,
    [checkoutId],
  );
  return Number(row!.count);
}

/** Lists the sweeper's actions on a checkout's payment, as shown to merchandisers. */
export async function listChecks(checkoutId: string): Promise<{ action: string; reason: string }[]> {
  return database.query("select action, reason from payment_check where checkout_id = ?", [checkoutId]);
}
