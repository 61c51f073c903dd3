import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import type { VariationDetailBody } from "../variation-detail-body.ts";
import { recordChangedVariantStep } from "./steps/record-changed-variant-step.ts";
import { recordPriceStep } from "./steps/record-price-step.ts";
import { refreshBackOrderStep } from "./steps/refresh-back-order-step.ts";
import { writeVariationDetailStep } from "./steps/write-variation-detail-step.ts";

type Input = { variant_id: string; detail: VariationDetailBody };

/** Saves a variation's details, and updates Medusa's backorder flag, the price history and the change log. */
export const saveVariationDetailWorkflow = createWorkflow("save-variation-detail", (input: Input) => {
  const detailId = writeVariationDetailStep(input);
  refreshBackOrderStep({ variant_id: input.variant_id });
  recordPriceStep({ variant_id: input.variant_id });
  recordChangedVariantStep({ variant_id: input.variant_id });
  return new WorkflowResponse(detailId);
});
