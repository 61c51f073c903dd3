import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Currency, PaymentMethod } from "@spolverk/domain";
import { readBySql } from "../../database/read-by-sql.ts";
import { readIds } from "../../database/read-ids.ts";

const unsettledRow = z.object({ id: z.string(), provider: z.string() });

/**
 * Lists the checkouts that are due for a check and have waited for `afterSeconds` with an unfinished placing, an
 * uncaptured payment or an unfinished cancellation by the customer. Those unchecked for the longest time come first.
 * `provider` is the kind of the checkout's payment, and empty without one.
 */
export function listUnsettled(
  container: MedusaContainer,
  {
    afterSeconds,
    holdMinutes,
    mostPerProvider,
  }: {
    afterSeconds: number;
    /** The minutes that a placing holds its stock. */
    holdMinutes: number;
    mostPerProvider: number;
  },
): Promise<z.infer<typeof unsettledRow>[]> {
  return readBySql(
    container,
    unsettledRow,
    `select "id", "provider" from (
       select "id", coalesce("payment"->>'kind', '') as "provider", row_number() over (
         partition by "payment"->>'kind' order by coalesce("check_after", "updated_at"), "id") as "place"
       from "checkout"
       where "deleted_at" is null and ("check_after" is null or "check_after" <= now()) and (
         "held_until" < now() + (? * interval '1 minute') - (? * interval '1 second')
         or "placing_at" < now() - (? * interval '1 second')
         or (("capture_due" or "cancel_due") and "updated_at" < now() - (? * interval '1 second')))) due
     where "place" <= ? order by "place"`,
    [holdMinutes, afterSeconds, afterSeconds, afterSeconds, mostPerProvider],
  );
}

/** Records a successful check, and closes the checkout's open request for attention. */
export async function noteCheck(container: MedusaContainer, id: string, now: Date): Promise<void> {
  await readIds(
    container,
    `with checked as (update "checkout" set "failed_checks" = 0, "check_after" = ? where "id" = ?)
     update "payment_check" set "closed_at" = ?, "updated_at" = now()
     where "checkout_id" = ? and "action" = 'needs_attention' and "closed_at" is null and "deleted_at" is null
     returning "id"`,
    [now, id, now, id],
  );
}

/** Records a failed check, and updates the reason of the checkout's open request for attention. */
export async function noteFailedCheck(
  container: MedusaContainer,
  { id, failures, nextAt, reason }: { id: string; failures: number; nextAt: Date; reason: string },
): Promise<void> {
  await readIds(
    container,
    `with checked as (update "checkout" set "failed_checks" = ?, "check_after" = ? where "id" = ?)
     update "payment_check" set "reason" = ?, "updated_at" = now()
     where "checkout_id" = ? and "action" = 'needs_attention' and "closed_at" is null and "deleted_at" is null
     returning "id"`,
    [failures, nextAt, id, reason, id],
  );
}

/** Requests a merchandiser's attention for a payment that cannot be settled, unless a request is open already. */
export async function askForAttention(
  container: MedusaContainer,
  check: {
    checkoutId: string;
    orderId: string | null;
    reason: string;
    /** The payment method, amount and currency are null when the purchase cannot be read. */
    paymentMethod: PaymentMethod | null;
    amountMinor: number | null;
    currency: Currency | null;
  },
): Promise<void> {
  await readIds(
    container,
    `insert into "payment_check" ("id", "action", "checkout_id", "order_id", "reason", "payment_method",
       "amount_minor", "currency") values (?, 'needs_attention', ?, ?, ?, ?, ?, ?)
     on conflict ("checkout_id") where action = 'needs_attention' and closed_at is null and deleted_at is null
     do nothing returning "id"`,
    [
      generateEntityId(undefined, "paychk"),
      check.checkoutId,
      check.orderId,
      check.reason,
      check.paymentMethod,
      check.amountMinor,
      check.currency,
    ],
  );
}

/**
 * Closes a request for attention on behalf of a merchandiser, and stops capturing the payment of its order. Returns
 * whether the request was open.
 */
export async function closeCheck(
  container: MedusaContainer,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const closed = await readIds(
    container,
    `with closed as (
       update "payment_check" set "closed_at" = ?, "closed_by" = ?, "updated_at" = now()
       where "id" = ? and "action" = 'needs_attention' and "closed_at" is null returning "id", "checkout_id"),
     ended as (update "checkout" set "capture_due" = false, "failed_checks" = 0
       where "order_id" is not null and "id" in (select "checkout_id" from closed))
     select "id" from closed`,
    [now, userId, id],
  );
  return closed.length > 0;
}
