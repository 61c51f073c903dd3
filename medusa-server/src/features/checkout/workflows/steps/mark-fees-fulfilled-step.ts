import type { IOrderModuleService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

type Input = { order_id: string; items: readonly { id: string; variant_id?: string | null }[] };

/**
 * Marks fees as fulfilled from the start: they are lines without a variant, which are never shipped, and Medusa reports
 * an order as partially fulfilled while any line is unfulfilled. Has no compensation: a failure deletes the order
 * itself.
 */
export const markFeesFulfilledStep = createStep(
  "mark-fees-fulfilled",
  async ({ order_id, items }: Input, { container }) => {
    const orders: IOrderModuleService = container.resolve(Modules.ORDER);
    const fees = items.filter(({ variant_id }) => !variant_id);
    await orders.updateOrderItem(
      fees.map(({ id }) => ({ selector: { order_id, item_id: id }, data: { fulfilled_quantity: 1 } })),
    );
    return new StepResponse(null);
  },
);
