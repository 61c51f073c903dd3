import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { countUse, type CouponUse, giveBackUse } from "../../coupon-use.ts";

/** Counts the use of an order's coupon, if any. @throws MedusaError NOT_ALLOWED when no use is left */
export const countCouponUseStep = createStep(
  "count-coupon-use",
  async ({ use }: { use: CouponUse | null }, { container }) => {
    if (use) await countUse(container, use);
    return new StepResponse(use, use);
  },
  async (use, { container }) => {
    if (use) await giveBackUse(container, use);
  },
);
