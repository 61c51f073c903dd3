import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { countUse, type CouponUse, giveBackUse, toCouponLock, toCouponUse } from "./coupon-use.ts";

/** Gives the coupon use of a cancelled order back to the coupon. Returns that use; null when the order had none. */
export async function giveBackCanceledUse(
  container: MedusaContainer,
  orderId: string,
): Promise<CouponUse | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchase = await checkouts.findPurchaseOfOrder(orderId);
  const use = purchase && toCouponUse(purchase);
  if (use) await underLock(container, use, () => giveBackUse(container, use));
  return use;
}

/** Counts the use again after a failed cancellation. */
export function countUseAgain(container: MedusaContainer, use: CouponUse): Promise<void> {
  return underLock(container, use, () => countUse(container, use));
}

function underLock<T>(container: MedusaContainer, use: CouponUse, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute(toCouponLock(use), job, { timeout: 30 });
}
