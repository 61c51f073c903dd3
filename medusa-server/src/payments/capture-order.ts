import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, Modules, PaymentEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { faultPoint } from "../checkout/fault-point.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { readBySql } from "../read-by-sql.ts";
import { readProvider } from "./payment-methods.ts";

const paymentRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  is_captured: z.boolean(),
  is_order_cancelled: z.boolean(),
  currency_code: z.string(),
  captures: z.array(z.object({ id: z.string(), amount: z.coerce.number() })),
  /** Ids of the captures that the order knows of. */
  noted: z.array(z.string()),
});

/** One that a merchandiser cancelled with its order is not taken any more. */
const paymentsSql = `
  select p."id", p."provider_id", p."captured_at" is not null as "is_captured",
    o."status" = 'canceled' as "is_order_cancelled", o."currency_code",
    (select coalesce(jsonb_agg(jsonb_build_object('id', c."id", 'amount', c."raw_amount"->>'value') order by c."id"), '[]')
     from "capture" c where c."payment_id" = p."id" and c."deleted_at" is null) as "captures",
    (select coalesce(jsonb_agg(t."reference_id"), '[]') from "order_transaction" t
     where t."order_id" = o."id" and t."reference_id" is not null and t."deleted_at" is null) as "noted"
  from "order" o
  join "order_payment_collection" l on l."order_id" = o."id" and l."deleted_at" is null
  join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
  where o."id" = ? and p."canceled_at" is null order by p."id"`;

/**
 * Takes the authorized money of a checkout's order, once: what was taken before a process died is only
 * written down. Of an order that was cancelled, nothing is taken any more. Returns whether money was taken
 * or noted now. Call it under the checkout's lock.
 * @throws when the provider does not answer; the order stays, and the sweeper comes back to it
 */
export async function captureOrder(
  container: MedusaContainer,
  checkoutId: string,
  orderId: string,
): Promise<boolean> {
  const found = await readBySql(container, paymentRow, paymentsSql, [orderId]);
  const due = found.filter(({ provider_id }) => readProvider(provider_id).takesMoney);
  const payments = container.resolve(Modules.PAYMENT);
  let isTaken = false;
  faultPoint("before-capture");
  for (const { id, is_captured, captures, noted, is_order_cancelled, currency_code } of due) {
    if (!is_captured && is_order_cancelled) {
      // Cancelled while this was being tried, Medusa took the payment for captured and left it as it was.
      await payments.cancelPayment(id);
      continue;
    }
    // Medusa's own workflow does the same three things in many more steps (docs/decisions/0057).
    const payment = is_captured ? { captures } : await payments.capturePayment({ payment_id: id });
    const missing = (payment.captures ?? []).filter((capture) => !noted.includes(capture.id));
    // What was taken with the authorization was noted with the order; Medusa cannot note nothing.
    if (missing.length === 0) continue;
    await container.resolve(Modules.ORDER).addOrderTransactions(
      missing.map((capture) => ({
        order_id: orderId,
        amount: new BigNumber(capture.amount).numeric,
        currency_code,
        reference: "capture",
        reference_id: capture.id,
      })),
    );
    isTaken = true;
    if (!is_captured) {
      await container.resolve(Modules.EVENT_BUS).emit({ name: PaymentEvents.CAPTURED, data: { id } });
    }
  }
  faultPoint("after-capture");
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  await checkouts.writePlacing(checkoutId, { capture_due: false });
  return isTaken;
}
