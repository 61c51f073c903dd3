import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";

/** Names the order in the checkout; from here on the checkout is placed, and its money is to be taken. */
export async function attachOrder(
  container: MedusaContainer,
  checkoutId: string,
  orderId: string,
): Promise<void> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  await checkouts.writePlacing(checkoutId, {
    order_id: orderId,
    placing_at: null,
    held_until: null,
    payment_token: null,
    capture_due: true,
  });
}
