import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findProductsOfVariants } from "../../changes/find-products-of-variants.ts";
import { recordChanges } from "../../changes/record-changes.ts";

/** Appends the variant's product to the change log. Has no compensation: an extra read by the BFFs is harmless. */
export const recordChangedVariantStep = createStep(
  "record-changed-variant",
  async ({ variant_id }: { variant_id: string }, { container }) => {
    await recordChanges(container, await findProductsOfVariants(container, [variant_id]));
    return new StepResponse(null);
  },
);
