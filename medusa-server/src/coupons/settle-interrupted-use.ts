import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";
import { countUse, type CouponUse, giveBackUse, readCouponUse, toCouponLock } from "./coupon-use.ts";
import type { PromotionRow } from "./promotion-row.ts";
import { readPromotion } from "./read-coupon.ts";
import { readCustomerUses } from "./read-customer-uses.ts";

const countRow = z.object({ count: z.coerce.number() });

/**
 * Sees that an order which a process died while making has its coupon counted once when it is kept, and
 * not at all when it is taken back. Medusa counts in a transaction of its own and leaves no trace of whose
 * use it was, so what it has counted is held against the orders there are, under the coupon's lock.
 */
export async function settleInterruptedUse(
  container: MedusaContainer,
  orderId: string,
  outcome: "kept" | "discarded",
): Promise<void> {
  const use = await readCouponUse(container, "order", orderId);
  if (!use) return;
  await container.resolve(Modules.LOCKING).execute(
    toCouponLock(use),
    async () => {
      const promotion = await readPromotion(container, use.promotionId);
      const uses = promotion && (await readCounted(container, promotion, use));
      if (uses === undefined || uses === null) return;
      const discardedId = outcome === "discarded" ? orderId : "";
      const orders = await countOrders(container, use, isByCustomer(promotion), discardedId);
      if (outcome === "kept" && uses < orders) await countUse(container, use);
      if (outcome === "discarded" && uses > orders) await giveBackUse(container, use);
    },
    { timeout: 30 },
  );
}

const isByCustomer = (promotion: PromotionRow | undefined) =>
  promotion?.campaign?.budget?.type === "use_by_attribute";

/** What Medusa has counted; null where it counts money or nothing at all. */
async function readCounted(
  container: MedusaContainer,
  promotion: PromotionRow,
  use: CouponUse,
): Promise<number | null> {
  if (isByCustomer(promotion)) return readCustomerUses(container, promotion, use);
  const { limit, used, campaign } = promotion;
  if (limit !== null && limit !== undefined) return used ?? 0;
  return campaign?.budget?.type === "usage" ? (campaign.budget.used ?? 0) : null;
}

/** The orders that use the promotion, of this customer or of all, but for one. */
async function countOrders(
  container: MedusaContainer,
  use: CouponUse,
  isByCustomer: boolean,
  exceptId: string,
): Promise<number> {
  const [counted] = await readBySql(
    container,
    countRow,
    `select count(*) from "order"
     where "metadata"->'coupon'->>'id' = ? and "id" <> ? and "status" <> 'canceled' and "deleted_at" is null
       and ("metadata"->'totals'->'coupon'->>'total')::numeric > 0 and (not ?::boolean or "email" = ?)`,
    [use.promotionId, exceptId, isByCustomer, use.email],
  );
  return counted?.count ?? 0;
}
