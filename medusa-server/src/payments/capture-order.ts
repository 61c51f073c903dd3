import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, Modules, OrderStatus, PaymentEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { faultPoint } from "../checkout/fault-point.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { readRows } from "../read-rows.ts";
import { readProvider } from "./payment-methods.ts";

const orderRow = z.object({
  status: z.string(),
  currency_code: z.string(),
  transactions: z.array(z.object({ reference_id: z.string().nullish() }).nullish()).nullish(),
  payment_collections: z
    .array(
      z
        .object({
          payments: z
            .array(
              z.object({
                id: z.string(),
                provider_id: z.string(),
                captured_at: z.unknown(),
                canceled_at: z.unknown(),
                captures: z.array(z.object({ id: z.string(), amount: z.coerce.number() })).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
    )
    .nullish(),
});

/**
 * Takes the authorised money of a checkout's order, once: what was taken before a process died is only
 * written down. Of an order that was cancelled, nothing is taken any more. Returns whether money was taken
 * or noted now. Call it under the checkout's lock.
 * @throws when the provider does not answer; the order stays, and the sweeper comes back to it
 */
export async function captureOrder(
  container: MedusaContainer,
  checkoutId: string,
  orderId: string,
): Promise<boolean> {
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "status",
      "currency_code",
      "transactions.reference_id",
      "payment_collections.payments.id",
      "payment_collections.payments.provider_id",
      "payment_collections.payments.captured_at",
      "payment_collections.payments.canceled_at",
      "payment_collections.payments.captures.id",
      "payment_collections.payments.captures.amount",
    ],
    filters: { id: orderId },
  });
  const ofOrder = (order?.payment_collections ?? []).flatMap((collection) => collection?.payments ?? []);
  // One that a merchandiser cancelled with its order is not taken any more.
  const due = ofOrder.filter(
    ({ provider_id, canceled_at }) => readProvider(provider_id).takesMoney && !canceled_at,
  );
  const payments = container.resolve(Modules.PAYMENT);
  let isTaken = false;
  faultPoint("before-capture");
  for (const { id, captured_at, captures } of due) {
    if (!captured_at && order?.status === OrderStatus.CANCELED) {
      // Cancelled while this was being tried, Medusa took the payment for captured and left it as it was.
      await payments.cancelPayment(id);
      continue;
    }
    // Medusa's own workflow does the same three things in many more steps (docs/decisions/0057).
    const payment = captured_at ? { captures } : await payments.capturePayment({ payment_id: id });
    const noted = new Set(order?.transactions?.map((transaction) => transaction?.reference_id));
    const missing = (payment.captures ?? []).filter((capture) => !noted.has(capture.id));
    // What was taken with the authorisation was noted with the order; Medusa cannot note nothing.
    if (missing.length === 0) continue;
    await container.resolve(Modules.ORDER).addOrderTransactions(
      missing.map((capture) => ({
        order_id: orderId,
        amount: new BigNumber(capture.amount).numeric,
        currency_code: order?.currency_code ?? "",
        reference: "capture",
        reference_id: capture.id,
      })),
    );
    isTaken = true;
    if (!captured_at) {
      await container.resolve(Modules.EVENT_BUS).emit({ name: PaymentEvents.CAPTURED, data: { id } });
    }
  }
  faultPoint("after-capture");
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  await checkouts.updateCheckouts({ id: checkoutId, capture_due: false });
  return isTaken;
}
