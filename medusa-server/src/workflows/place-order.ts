import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { completeCartWorkflow } from "@medusajs/medusa/core-flows";
import { attachOrderStep } from "./steps/attach-order-step.ts";

type Input = { checkout_id: string; cart_id: string };

/**
 * Creates the order of a prepared cart, reserves its stock, then authorises its payment; any of them
 * failing undoes the others. Call it under the checkout's lock: as a part of this workflow,
 * completing the cart takes no lock of its own, which would outlive a killed process.
 */
export const placeOrderWorkflow = createWorkflow("place-order", (input: Input) => {
  const order = completeCartWorkflow.runAsStep({ input: { id: input.cart_id } });
  attachOrderStep({ checkout_id: input.checkout_id, order_id: order.id });
  return new WorkflowResponse(order);
});
