import type { MedusaContainer } from "@medusajs/framework/types";
import type { PlaceBody } from "../internal/place-body.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { advancePlacing, toPlaced } from "./advance-placing.ts";
import { isPreparedFor } from "./is-prepared-for.ts";
import type { PlaceReply } from "./placing.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";
import { toDraftHash } from "./to-draft-hash.ts";
import { withCheckoutLock } from "./with-checkout-lock.ts";

/**
 * Makes the order of what was prepared for a draft, or says that its payment is waited for. Called
 * again, at the same time or after a process died in the middle, it gives the same order.
 * @throws MedusaError NOT_FOUND when there is no such checkout; as withCheckoutLock does
 */
export function placeOrder(
  container: MedusaContainer,
  checkoutId: string,
  { draft, version, payment_token, client_hash }: PlaceBody,
): Promise<PlaceReply> {
  const request = `place:${version}:${payment_token ?? ""}:${toDraftHash(draft)}`;
  return withCheckoutLock(container, checkoutId, { from: "shopper", request }, async () => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    const checkout = await checkouts.retrieveCheckout(checkoutId);
    const orderId = checkout.order_id ?? (await settleInterruptedPlacing(container, checkout));
    if (orderId !== null) return toPlaced(container, orderId);
    if (version <= checkout.cancelled_version) {
      return { kind: checkout.payment_failed ? "payment_failed" : "cancelled" };
    }

    const cartId = checkout.cart_id;
    if (cartId === null || !(await isPreparedFor(container, cartId, draft))) return { kind: "changed" };
    const token = payment_token ?? checkout.payment_token;
    const client = client_hash ?? checkout.client_hash;
    if (token !== checkout.payment_token || client !== checkout.client_hash) {
      await checkouts.writePlacing(checkoutId, { payment_token: token, client_hash: client });
    }
    const asked = { ...checkout, cart_id: cartId, payment_token: token, client_hash: client };
    return advancePlacing(container, asked, version);
  });
}
