import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { promotionRow, type PromotionRow } from "../promotion-row.ts";
import { readPromotion } from "../read-coupon.ts";
import { findCouponProblem } from "../to-coupon.ts";

const methodSchema = promotionRow.shape.application_method.unwrap().unwrap();
const changesSchema = promotionRow
  .pick({
    type: true,
    status: true,
    is_automatic: true,
    is_tax_inclusive: true,
    limit: true,
    metadata: true,
  })
  .extend({ application_method: methodSchema.omit({ target_rules: true }).partial() })
  .partial();

/** Applies changes to a promotion; null when they contain no field that decides its effect. */
export function toChangedPromotion(stored: PromotionRow, body: unknown): PromotionRow | null {
  const { data } = changesSchema.safeParse(body);
  if (!data || Object.keys(data).length === 0) return null;
  const { application_method: method, ...changes } = data;
  const application_method = stored.application_method && { ...stored.application_method, ...method };
  return { ...stored, ...changes, application_method };
}

/**
 * Refuses an edit that would turn a coupon into one that the shop does not support [7.12]. A coupon that was saved
 * before this check can still be switched off.
 */
export async function refuseImpossibleCoupon(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const stored = await readPromotion(request.scope, String(request.params["id"]));
  const changed = stored && toChangedPromotion(stored, request.body);
  const problem = changed && changed.status !== "inactive" ? findCouponProblem(changed) : null;
  // A malformed body passes here, because Medusa's own route refuses it.
  if (problem === null) next();
  else response.status(400).json({ type: "invalid_data", message: problem });
}
