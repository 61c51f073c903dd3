import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createCompleteReturnStep, emitEventStep } from "@medusajs/medusa/core-flows";

type Input = {
  order_id: string;
  /** Where the goods go back to. */
  location_id: string | null;
  items: readonly { id: string; quantity: number }[];
  /** Why, if the customer has said so. */
  note: string;
};

/**
 * A return as Medusa's Store API writes it down, without the label that this would want from a carrier. One step does it
 * all: the admin's own way leaves a change begun on the order when its process dies.
 */
export const requestReturnWorkflow = createWorkflow("request-return", (input: Input) => {
  const made = createCompleteReturnStep(
    transform({ input }, ({ input: { order_id, location_id, items, note } }) => ({
      order_id,
      ...(location_id !== null && { location_id }),
      items: items.map((item) => ({ ...item, ...(note !== "" && { note }) })),
    })),
  );
  emitEventStep({
    eventName: OrderWorkflowEvents.RETURN_REQUESTED,
    data: transform({ input, made }, ({ input, made }) => ({ order_id: input.order_id, return_id: made.id })),
  });
  return new WorkflowResponse(made);
});
