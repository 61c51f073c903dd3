import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { DraftBody } from "../internal/draft-body.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { placeOrderWorkflow } from "../workflows/place-order.ts";
import { findMissingStock } from "./find-missing-stock.ts";
import { isPreparedFor } from "./is-prepared-for.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";
import { toPlaceFailure } from "./to-place-failure.ts";
import { withCheckoutLock } from "./with-checkout-lock.ts";

export type PlaceReply =
  | { kind: "placed"; order: { id: string; display_id: number; created_at: string | Date } }
  | { kind: "not_enough_stock"; skus: string[] }
  | { kind: "payment_failed" }
  | { kind: "changed" };

const attempts = 5;

/**
 * Makes the order of what was prepared for a draft. Called again, at the same time or after a process
 * died in the middle, it gives the same order.
 * @throws MedusaError NOT_FOUND when there is no such checkout
 */
export function placeOrder(
  container: MedusaContainer,
  checkoutId: string,
  draft: DraftBody,
): Promise<PlaceReply> {
  return withCheckoutLock(container, checkoutId, async () => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    const checkout = await checkouts.retrieveCheckout(checkoutId);
    const orderId = checkout.order_id ?? (await settleInterruptedPlacing(container, checkout));
    if (orderId !== null) return toPlaced(container, orderId);

    const cartId = checkout.cart_id;
    if (cartId === null || !(await isPreparedFor(container, cartId, draft))) return { kind: "changed" };
    const missing = await findMissingStock(container, cartId);
    if (missing.length > 0) return { kind: "not_enough_stock", skus: missing };

    await checkouts.updateCheckouts({ id: checkoutId, placing_at: new Date() });
    const reply = await completeCart(container, checkoutId, cartId);
    if (reply.kind !== "placed") await checkouts.updateCheckouts({ id: checkoutId, placing_at: null });
    return reply;
  });
}

async function completeCart(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
): Promise<PlaceReply> {
  for (let attempt = 1; ; attempt += 1) {
    const { result, errors } = await placeOrderWorkflow(container).run({
      input: { checkout_id: checkoutId, cart_id: cartId },
      throwOnError: false,
    });
    const error: unknown = errors[0]?.error;
    if (error === undefined) return toPlaced(container, result.id);
    const failure = toPlaceFailure(error);
    if (failure.kind === "payment_failed") return failure;
    if (failure.kind === "not_enough_stock") {
      return {
        kind: "not_enough_stock",
        skus: await listMissing(container, cartId, failure.inventoryItemId),
      };
    }
    if (failure.kind !== "contention" || attempt === attempts) throw error;
  }
}

/** Others may have given stock back since: the item that the reservation named is missing all the same. */
async function listMissing(container: MedusaContainer, cartId: string, inventoryItemId: string | null) {
  const missing = await findMissingStock(container, cartId);
  if (inventoryItemId === null) return missing;
  const { sku } = await container.resolve(Modules.INVENTORY).retrieveInventoryItem(inventoryItemId);
  return [...new Set([...missing, ...(sku ? [sku] : [])])];
}

async function toPlaced(container: MedusaContainer, orderId: string): Promise<PlaceReply> {
  const { id, display_id, created_at } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "display_id", "created_at"] });
  return { kind: "placed", order: { id, display_id, created_at } };
}
