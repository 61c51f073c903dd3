import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import { toShippingDiscount } from "./to-shipping-discount.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";

/** An order's or a cart's use of its coupon. */
export type CouponUse = {
  promotionId: string;
  email: string;
  customerId: string | null;
  /** As Medusa counts them: the amounts of the cart's adjustments, in decimal major units. */
  actions: { code: string; amount: number }[];
};

/**
 * Returns the use of a purchase's coupon. Null when the coupon discounts nothing, because such a use is not counted.
 */
export function toCouponUse({ priced, customerId }: KnownPurchase): CouponUse | null {
  const { coupon, email, lines, shippingOption, vatRate } = priced;
  if (coupon === null) return null;
  const amounts = [
    ...lines.map((line) => toMajor(line.coupon.total)),
    shippingOption === null ? 0 : toShippingDiscount(shippingOption, vatRate),
  ].filter((amount) => amount > 0);
  if (amounts.length === 0) return null;
  const actions = amounts.map((amount) => ({ code: coupon.code, amount }));
  return { promotionId: coupon.id, email, customerId, actions };
}

const toContext = ({ email, customerId }: CouponUse) => ({ customer_email: email, customer_id: customerId });

/** Counts one use. @throws MedusaError NOT_ALLOWED when no use is left */
export function countUse(container: MedusaContainer, use: CouponUse): Promise<void> {
  return container.resolve(Modules.PROMOTION).registerUsage(use.actions, toContext(use));
}

/** Gives a counted use back to the coupon. Medusa does so only while the promotion is active. */
export function giveBackUse(container: MedusaContainer, use: CouponUse): Promise<void> {
  return container.resolve(Modules.PROMOTION).revertUsage(use.actions, toContext(use));
}

/** Key of the lock under which a coupon's uses are read and counted. */
export function toCouponLock({ promotionId }: Pick<CouponUse, "promotionId">): string {
  return `coupon:${promotionId}`;
}
