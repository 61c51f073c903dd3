import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows";
import type { ProductDetailBody } from "../product-detail-body.ts";
import { refreshBackOrderStep } from "./steps/refresh-back-order-step.ts";
import { writeProductDetailStep } from "./steps/write-product-detail-step.ts";

type Input = { product_id: string; detail: ProductDetailBody };

/** Saves a product's details; its English name and description are Medusa's own title and description. */
export const saveProductDetailWorkflow = createWorkflow("save-product-detail", (input: Input) => {
  const detailId = writeProductDetailStep(input);
  const english = transform({ input }, ({ input: { product_id, detail } }) => ({
    selector: { id: product_id },
    update: { title: detail.texts.en.name, description: detail.texts.en.description },
  }));
  updateProductsWorkflow.runAsStep({ input: english });
  refreshBackOrderStep({ product_id: input.product_id });
  return new WorkflowResponse(detailId);
});
