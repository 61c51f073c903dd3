import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { countUse, type CouponUse, giveBackUse, toCouponLock, toCouponUse } from "./coupon-use.ts";
import type { PromotionRow } from "./promotion-row.ts";
import { readPromotion } from "./read-coupon.ts";
import { type CustomerKeys, findCustomerKeys, readCustomerUses } from "./read-customer-uses.ts";

/**
 * Corrects the coupon's count for an order that a process left unfinished when it crashed: one use for a kept order, no
 * use for a discarded order. Medusa counts in its own transaction and does not record which order a use belongs to, so
 * this compares the count with the existing orders, under the coupon's lock.
 */
export async function settleInterruptedUse(
  container: MedusaContainer,
  purchase: KnownPurchase,
  outcome: "kept" | "discarded",
): Promise<void> {
  const use = toCouponUse(purchase);
  if (!use) return;
  await container.resolve(Modules.LOCKING).execute(
    toCouponLock(use),
    async () => {
      const promotion = await readPromotion(container, use.promotionId);
      if (promotion === undefined) return;
      const uses = await readCounted(container, promotion, use);
      if (uses === null) return;
      const keys = await findCustomerKeys(container, promotion, use);
      const others = await countOrders(container, use, keys, purchase.cartId);
      const orders = outcome === "kept" ? others + 1 : others;
      if (outcome === "kept" && uses < orders) await countUse(container, use);
      if (outcome === "discarded" && uses > orders) await giveBackUse(container, use);
    },
    { timeout: 30 },
  );
}

/** Reads Medusa's count of uses; null when it counts money or nothing. */
async function readCounted(
  container: MedusaContainer,
  promotion: PromotionRow,
  use: CouponUse,
): Promise<number | null> {
  const { limit, used, campaign } = promotion;
  if (campaign?.budget?.type === "use_by_attribute") return readCustomerUses(container, promotion, use);
  if (limit !== null && limit !== undefined) return used ?? 0;
  return campaign?.budget?.type === "usage" ? (campaign.budget.used ?? 0) : null;
}

/** Counts the orders that use the promotion, of one customer or of all, except the order of one cart. */
async function countOrders(
  container: MedusaContainer,
  use: CouponUse,
  keys: CustomerKeys | null,
  exceptCartId: string,
): Promise<number> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchases = await checkouts.listPurchases(
    { promotion_id: use.promotionId, cart_id: { $ne: exceptCartId }, order_id: { $ne: null } },
    { select: ["order_id", "customer_id", "email"], take: null },
  );
  const ofCustomer = purchases.filter(
    ({ customer_id, email }) =>
      keys === null || keys.values.includes((keys.attribute === "customer_id" ? customer_id : email) ?? ""),
  );
  const orders = await container
    .resolve(Modules.ORDER)
    .listOrders(
      { id: ofCustomer.flatMap(({ order_id }) => order_id ?? []) },
      { select: ["status"], take: null },
    );
  return orders.filter(({ status }) => status !== "canceled").length;
}
