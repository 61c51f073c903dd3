import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import type { DraftBody } from "../internal/draft-body.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import type { PreparedPayment } from "../payments/payment-methods.ts";
import { toPreparedPayment } from "../payments/to-prepared-payment.ts";
import { preparePaymentWorkflow } from "../workflows/prepare-payment.ts";
import { isPreparedFor } from "./is-prepared-for.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";
import { toDraftHash } from "./to-draft-hash.ts";
import { withCheckoutLock } from "./with-checkout-lock.ts";
import { withdrawPlacing } from "./withdraw-placing.ts";

/**
 * Makes ready to charge exactly a draft. The same draft twice changes nothing, nor does any draft once
 * the checkout has its order. Another placing that waits for its payment is ended first.
 * @throws MedusaError NOT_FOUND when there is no such checkout, CONFLICT while it is not known whether
 * that other placing has been paid; as withCheckoutLock does
 */
export function preparePayment(
  container: MedusaContainer,
  checkoutId: string,
  draft: DraftBody,
): Promise<PreparedPayment> {
  const request = `prepare:${toDraftHash(draft)}`;
  return withCheckoutLock(container, checkoutId, { from: "shopper", request }, async () => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    const checkout = await checkouts.retrieveCheckout(checkoutId);
    const orderId = checkout.order_id ?? (await settleInterruptedPlacing(container, checkout));
    if (orderId !== null || (await isPreparedFor(container, checkout.cart_id, draft))) {
      return toPreparedPayment(checkout.payment);
    }
    if (checkout.held_until !== null) {
      const { kind } = await withdrawPlacing(container, checkout, checkout.cancelled_version);
      if (kind === "placed") return toPreparedPayment(checkout.payment);
      if (kind === "pending") {
        throw new MedusaError(MedusaError.Types.CONFLICT, "Another payment may have been paid");
      }
    }
    const { cart_id } = await checkouts.retrieveCheckout(checkoutId);
    const { result } = await preparePaymentWorkflow(container).run({
      input: {
        checkout_id: checkoutId,
        payment_reference: checkout.payment_reference,
        superseded_cart_id: cart_id,
        draft,
      },
    });
    return result;
  });
}
