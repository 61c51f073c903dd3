import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";
import { readRows } from "../read-rows.ts";

const adjustmentSchema = z.object({ code: z.string().nullish(), amount: z.coerce.number() });
const adjusted = z.array(z.object({ adjustments: z.array(adjustmentSchema.nullish()).nullish() })).nullish();

/** An order's or a cart's use of its coupon. */
export type CouponUse = {
  promotionId: string;
  email: string;
  customerId: string;
  /** As Medusa counts them. */
  actions: { code: string; amount: number }[];
};

const namingRow = z.object({ coupon: z.object({ id: z.string(), code: z.string() }).nullable() });
const userRow = z.object({
  email: z.string(),
  customer_id: z.string(),
  items: adjusted,
  shipping_methods: adjusted,
});

/** What uses a coupon, or null when it takes nothing off: that is not counted. */
export async function readCouponUse(
  container: MedusaContainer,
  entity: "cart" | "order",
  id: string,
): Promise<CouponUse | null> {
  const [naming] = await readBySql(
    container,
    namingRow,
    `select nullif("metadata"->'coupon', 'null') as "coupon" from "${entity}" where "id" = ?`,
    [id],
  );
  const coupon = naming?.coupon;
  if (!coupon) return null;
  const [found] = await readRows(container, userRow, {
    entity,
    fields: [
      "email",
      "customer_id",
      "items.adjustments.code",
      "items.adjustments.amount",
      "shipping_methods.adjustments.code",
      "shipping_methods.adjustments.amount",
    ],
    filters: { id },
  });
  if (!found) return null;
  const actions = [...(found.items ?? []), ...(found.shipping_methods ?? [])]
    .flatMap(({ adjustments }) => adjustments ?? [])
    .flatMap((one) => (one?.code === coupon.code ? [{ code: one.code, amount: one.amount }] : []));
  if (actions.length === 0) return null;
  return { promotionId: coupon.id, email: found.email, customerId: found.customer_id, actions };
}

const toContext = ({ email, customerId }: CouponUse) => ({ customer_email: email, customer_id: customerId });

/** Counts a use once. @throws MedusaError NOT_ALLOWED when there is none left */
export function countUse(container: MedusaContainer, use: CouponUse): Promise<void> {
  return container.resolve(Modules.PROMOTION).registerUsage(use.actions, toContext(use));
}

/** Gives a counted use back. Medusa does so only while the promotion runs. */
export function giveBackUse(container: MedusaContainer, use: CouponUse): Promise<void> {
  return container.resolve(Modules.PROMOTION).revertUsage(use.actions, toContext(use));
}

/** The name of the lock under which the uses of a coupon are looked at and counted. */
export function toCouponLock({ promotionId }: Pick<CouponUse, "promotionId">): string {
  return `coupon:${promotionId}`;
}
