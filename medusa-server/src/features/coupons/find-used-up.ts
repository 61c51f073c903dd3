import type { MedusaContainer } from "@medusajs/framework/types";
import { toMinor } from "@spolverk/domain";
import type { CouponUse } from "./coupon-use.ts";
import { readPromotion } from "./read-coupon.ts";
import { readCustomerUses } from "./read-customer-uses.ts";
import { toLimits } from "./to-coupon.ts";

/** Who has used up a coupon that was still available when the shopper saw its price. */
export type UsedUp = "others" | "customer";

/**
 * Tells who has used up a coupon; null when no limit prevents one more use. Checks nothing else: the price that the
 * shopper has accepted stays, even if the coupon has ended a moment ago.
 */
export async function findUsedUp(container: MedusaContainer, use: CouponUse): Promise<UsedUp | null> {
  const promotion = await readPromotion(container, use.promotionId);
  if (!promotion) return null;
  const usesOfCustomer = await readCustomerUses(container, promotion, use);
  const limits = toLimits(promotion, { usesOfCustomer });
  if (!limits) return null;
  if (limits.usesLeftForCustomer === 0) return "customer";
  const savedMinor = toMinor(use.actions.reduce((sum, { amount }) => sum + amount, 0));
  const isSpent = limits.budgetLeftMinor !== null && savedMinor > limits.budgetLeftMinor;
  return limits.usesLeft === 0 || isSpent ? "others" : null;
}
