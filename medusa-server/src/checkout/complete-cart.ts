import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readCouponUse, toCouponLock } from "../coupons/coupon-use.ts";
import { findUsedUp, type UsedUp } from "../coupons/find-used-up.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { readCartPayments } from "../payments/read-cart-payment.ts";
import { placeOrderWorkflow } from "../workflows/place-order.ts";
import { faultPoint } from "./fault-point.ts";
import { findMissingStock } from "./find-missing-stock.ts";
import { listGoods, releaseHold } from "./hold-stock.ts";
import { toPlaceFailure } from "./to-place-failure.ts";
import { withStockLocks } from "./with-stock-locks.ts";

export type CompletedCart =
  | { kind: "completed"; orderId: string }
  | { kind: "not_enough_stock"; skus: string[] }
  | { kind: "coupon_used"; by: UsedUp }
  | { kind: "payment_failed" };

const attempts = 5;

/**
 * Makes the order of an authorised cart. What the checkout holds becomes the order's own reservation, and
 * nobody else can take it, or the last use of its coupon, in between. Call it under the checkout's lock.
 */
export async function completeCart(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
): Promise<CompletedCart> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const [goods, use] = await Promise.all([
    listGoods(container, cartId),
    readCouponUse(container, "cart", cartId),
  ]);
  const complete = async (): Promise<CompletedCart> => {
    const usedUp = use && (await findUsedUp(container, use));
    if (usedUp) return { kind: "coupon_used", by: usedUp };
    await checkouts.updateCheckouts({ id: checkoutId, placing_at: new Date() });
    await releaseHold(container, checkoutId, goods);
    faultPoint("before-order");
    const missing = await findMissingStock(container, cartId);
    if (missing.length > 0) return { kind: "not_enough_stock", skus: missing };
    return runWorkflow(container, checkoutId, cartId);
  };
  return withStockLocks(container, goods, complete, use ? [toCouponLock(use)] : []);
}

async function runWorkflow(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
): Promise<CompletedCart> {
  for (let attempt = 1; ; attempt += 1) {
    const { result, errors } = await placeOrderWorkflow(container).run({
      input: { checkout_id: checkoutId, cart_id: cartId },
      throwOnError: false,
    });
    const error: unknown = errors[0]?.error;
    if (error === undefined) return { kind: "completed", orderId: result.id };
    const failure = toPlaceFailure(error);
    if (failure.kind === "payment_failed") return failure;
    if (failure.kind === "coupon_used") return { kind: "coupon_used", by: "others" };
    if (failure.kind === "not_enough_stock") {
      const skus = await listShort(container, cartId, failure.inventoryItemId);
      return { kind: "not_enough_stock", skus };
    }
    if (failure.kind !== "contention" || attempt === attempts) throw error;
    // What was taken before the order was made, as by Swish, Medusa has given back with it.
    const payments = await readCartPayments(container, cartId);
    if (payments.some(({ payment }) => payment?.isRefunded)) return { kind: "payment_failed" };
  }
}

/** Others may have given stock back since: the item that the reservation named is missing all the same. */
async function listShort(container: MedusaContainer, cartId: string, inventoryItemId: string | null) {
  const missing = await findMissingStock(container, cartId);
  if (inventoryItemId === null) return missing;
  const { sku } = await container.resolve(Modules.INVENTORY).retrieveInventoryItem(inventoryItemId);
  return [...new Set([...missing, ...(sku ? [sku] : [])])];
}
