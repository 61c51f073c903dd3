import type { MedusaContainer } from "@medusajs/framework/types";
import type { DraftBody } from "../internal/draft-body.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { preparePaymentWorkflow } from "../workflows/prepare-payment.ts";
import { isPreparedFor } from "./is-prepared-for.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";
import { withCheckoutLock } from "./with-checkout-lock.ts";

export type PrepareReply = { kind: "manual" };

/**
 * Makes ready to charge exactly a draft. The same draft twice changes nothing, nor does any draft once
 * the checkout has its order.
 * @throws MedusaError NOT_FOUND when there is no such checkout
 */
export function preparePayment(
  container: MedusaContainer,
  checkoutId: string,
  draft: DraftBody,
): Promise<PrepareReply> {
  return withCheckoutLock(container, checkoutId, async () => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    const checkout = await checkouts.retrieveCheckout(checkoutId);
    const orderId = checkout.order_id ?? (await settleInterruptedPlacing(container, checkout));
    if (orderId === null && !(await isPreparedFor(container, checkout.cart_id, draft))) {
      await preparePaymentWorkflow(container).run({
        input: { checkout_id: checkoutId, superseded_cart_id: checkout.cart_id, draft },
      });
    }
    return { kind: "manual" };
  });
}
