import { MedusaError } from "@medusajs/framework/utils";
import { createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import { readPromotion } from "../../read-coupon.ts";
import { findCouponProblem } from "../../to-coupon.ts";

/**
 * Refuses coupons that the shop does not support. By now the workflow has stored the promotion and its campaign; the
 * error makes it undo both.
 */
createPromotionsWorkflow.hooks.promotionsCreated(async ({ promotions }, { container }) => {
  for (const { id } of promotions) {
    const promotion = await readPromotion(container, id);
    const problem = promotion ? findCouponProblem(promotion) : null;
    if (problem !== null) throw new MedusaError(MedusaError.Types.INVALID_DATA, problem);
  }
});
