import type { MedusaContainer } from "@medusajs/framework/types";
import { toMinor } from "@spolverk/domain";
import type { CouponUse } from "./coupon-use.ts";
import { readPromotion } from "./read-coupon.ts";
import { readCustomerUses } from "./read-customer-uses.ts";
import { toLimits } from "./to-coupon.ts";

/** By whom a coupon has been used up that was free when the shopper was shown its price. */
export type UsedUp = "others" | "customer";

/**
 * Whether a use can be counted once more, null when it can. Nothing else is looked at: what the shopper
 * was shown and has accepted holds, though the coupon may have ended a moment ago.
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
