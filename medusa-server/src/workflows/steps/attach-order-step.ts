import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { attachOrder } from "../../checkout/attach-order.ts";

type Input = { checkout_id: string; order_id: string };

/** Names the order in the checkout. The last step of its workflow: there is nothing to undo it for. */
export const attachOrderStep = createStep(
  "attach-order",
  async ({ checkout_id, order_id }: Input, { container }) => {
    await attachOrder(container, checkout_id, order_id);
    return new StepResponse(order_id);
  },
);
