import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CHECKOUT_MODULE } from "../../modules/checkout/index.ts";
import type CheckoutModuleService from "../../modules/checkout/service.ts";

type Input = { checkout_id: string; order_id: string };

/** Names the order in the checkout; from here on the checkout is placed. */
export const attachOrderStep = createStep(
  "attach-order",
  async ({ checkout_id, order_id }: Input, { container }) => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    await checkouts.updateCheckouts({ id: checkout_id, order_id, placing_at: null });
    return new StepResponse(order_id, checkout_id);
  },
  async (checkoutId, { container }) => {
    if (checkoutId === undefined) return;
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    await checkouts.updateCheckouts({ id: checkoutId, order_id: null });
  },
);
