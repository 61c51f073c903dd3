import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { advancePlacing, toPlaced } from "./advance-placing.ts";
import { giveUpPlacing } from "./give-up-placing.ts";
import type { CheckoutRow, PlacedOrder } from "./placing.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";

export type WithdrawReply =
  | { kind: "cancelled" }
  /** It had been paid, so the order was made. */
  | { kind: "placed"; order: PlacedOrder }
  /** The provider does not know yet whether it is paid. */
  | { kind: "pending" };

/**
 * Ends a checkout's placing for the shopper to go on otherwise, unless it turns out to have been paid.
 * Call it under the checkout's lock.
 *
 * @param upToVersion records up to this version are not placed any more
 */
export async function withdrawPlacing(
  container: MedusaContainer,
  checkout: CheckoutRow,
  upToVersion: number,
): Promise<WithdrawReply> {
  const orderId = checkout.order_id ?? (await settleInterruptedPlacing(container, checkout));
  const { cart_id: cartId } = checkout;
  const isWaiting = orderId === null && checkout.held_until !== null && cartId !== null;
  const reply = orderId
    ? await toPlaced(container, orderId)
    : isWaiting && (await advancePlacing(container, { ...checkout, cart_id: cartId }, upToVersion));
  if (reply && reply.kind === "placed") return reply;
  if (reply && reply.kind === "payment_pending" && !reply.isCertain) return { kind: "pending" };
  if (reply && reply.kind !== "payment_pending") return { kind: "cancelled" };
  try {
    await giveUpPlacing(container, checkout, upToVersion);
    return { kind: "cancelled" };
  } catch (error) {
    if (isTooLate(error)) return { kind: "pending" };
    throw error;
  }
}

/** The provider does not let the payment go: the shopper has paid since it was asked. */
function isTooLate(error: unknown): boolean {
  return MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED;
}
