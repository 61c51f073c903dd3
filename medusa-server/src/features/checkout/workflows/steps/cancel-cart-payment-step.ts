import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { z } from "@medusajs/framework/zod";
import { readRows } from "../../../../database/read-rows.ts";

const cartRow = z.object({
  payment_collection: z
    .object({
      payment_sessions: z
        .array(z.object({ id: z.string(), payment: z.object({ id: z.string() }).nullish() }))
        .nullish(),
    })
    .nullish(),
});

/**
 * Ends the payment of a superseded cart, so that it can no longer be paid. Has no compensation: if the new cart fails,
 * the checkout has no payment and is prepared again.
 */
export const cancelCartPaymentStep = createStep(
  "cancel-cart-payment",
  async ({ cart_id }: { cart_id: string | null }, { container }) => {
    if (cart_id === null) return new StepResponse(0);
    const payments = container.resolve(Modules.PAYMENT);
    const [cart] = await readRows(container, cartRow, {
      entity: "cart",
      fields: ["payment_collection.payment_sessions.id", "payment_collection.payment_sessions.payment.id"],
      filters: { id: cart_id },
    });
    const sessions = cart?.payment_collection?.payment_sessions ?? [];
    for (const { id, payment } of sessions) {
      if (payment) await payments.cancelPayment(payment.id);
      await payments.deletePaymentSession(id);
    }
    return new StepResponse(sessions.length);
  },
);
