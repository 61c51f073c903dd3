import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CHECKOUT_MODULE } from "../../../orders/modules/checkout/index.ts";

type Input = { checkout_id: string; cart_id: string; order_id: string };

/** Attaches the order to the checkout. Needs no compensation as the last step of its workflow. */
export const attachOrderStep = createStep(
  "attach-order",
  async ({ checkout_id, cart_id, order_id }: Input, { container }) => {
    const checkouts = container.resolve(CHECKOUT_MODULE);
    await checkouts.attachOrder({ id: checkout_id, cart_id, order_id });
    return new StepResponse(order_id);
  },
);
