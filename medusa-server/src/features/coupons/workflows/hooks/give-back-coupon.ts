import { StepResponse } from "@medusajs/framework/workflows-sdk";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import type { CouponUse } from "../../coupon-use.ts";
import { countUseAgain, giveBackCanceledUse } from "../../give-back-canceled-use.ts";

/** Medusa counts the use of a promotion but never returns it: this hook returns the use of a cancelled order. */
cancelOrderWorkflow.hooks.orderCanceled(
  async ({ order }, { container }) => {
    const use = await giveBackCanceledUse(container, order.id);
    return new StepResponse(use, use);
  },
  async (use: CouponUse | null | undefined, { container }) => {
    if (use) await countUseAgain(container, use);
  },
);
