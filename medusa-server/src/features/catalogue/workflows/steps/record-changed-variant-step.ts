import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findProductsOfVariants } from "../../changes/find-products-of-variants.ts";
import { recordChanges } from "../../changes/record-changes.ts";

/** Has every BFF read the variant's product again. Not undone: reading it once too often harms nothing. */
export const recordChangedVariantStep = createStep(
  "record-changed-variant",
  async ({ variant_id }: { variant_id: string }, { container }) => {
    await recordChanges(container, await findProductsOfVariants(container, [variant_id]));
    return new StepResponse(null);
  },
);
