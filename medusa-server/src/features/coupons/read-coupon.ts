import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { type Coupon, normalizeCouponCode } from "@spolverk/domain";
import { readRows } from "../../database/read-rows.ts";
import { promotionFields, promotionRow, type PromotionRow } from "./promotion-row.ts";
import { toCoupon } from "./to-coupon.ts";

const regionRow = z.object({ id: z.string(), currency_code: z.string() });

/** Reads the coupon of a code, ignoring case; null when none exists or the shop does not support it. */
export async function readCoupon(container: MedusaContainer, code: string): Promise<Coupon | null> {
  const promotion = await findPromotion(container, code);
  if (!promotion) return null;
  const regions = await readRows(container, regionRow, { entity: "region", fields: ["id", "currency_code"] });
  return toCoupon(promotion, {
    regions: new Map(regions.map(({ id, currency_code }) => [id, currency_code])),
  });
}

async function findPromotion(container: MedusaContainer, code: string): Promise<PromotionRow | undefined> {
  const pattern = code.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = await readRows(container, promotionRow, {
    entity: "promotion",
    fields: promotionFields,
    filters: { code: { $ilike: pattern } },
  });
  return found.find((promotion) => normalizeCouponCode(promotion.code) === normalizeCouponCode(code));
}

/** Reads a promotion by id; undefined when it was deleted. */
export async function readPromotion(
  container: MedusaContainer,
  id: string,
): Promise<PromotionRow | undefined> {
  const [found] = await readRows(container, promotionRow, {
    entity: "promotion",
    fields: promotionFields,
    filters: { id },
  });
  return found;
}
