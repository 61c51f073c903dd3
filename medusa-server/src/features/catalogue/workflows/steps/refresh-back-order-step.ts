import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { refreshBackOrder } from "../../refresh-back-order.ts";

type Input = { variant_id?: string; product_id?: string };

/** Refreshes Medusa's backorder flag of one variant, of a product's variants or, without an id, of all variants. */
export const refreshBackOrderStep = createStep(
  "refresh-back-order",
  async ({ variant_id, product_id }: Input, { container }) => {
    if (variant_id !== undefined)
      return new StepResponse(await refreshBackOrder(container, { variantId: variant_id }));
    if (product_id !== undefined)
      return new StepResponse(await refreshBackOrder(container, { productId: product_id }));
    return new StepResponse(await refreshBackOrder(container, "all"));
  },
);
