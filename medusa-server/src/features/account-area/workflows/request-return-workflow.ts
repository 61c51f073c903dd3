import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createCompleteReturnStep, emitEventStep } from "@medusajs/medusa/core-flows";

type Input = {
  order_id: string;
  /** The stock location that receives the goods. */
  location_id: string | null;
  items: readonly { id: string; quantity: number }[];
  /** The customer's reason; may be empty. */
  note: string;
};

/**
 * Creates a return as Medusa's Store API does, but without the carrier's label that the Store API requires. Creates it
 * in a single step, because the workflow of Medusa's admin leaves an unfinished order change behind when its process
 * crashes.
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
