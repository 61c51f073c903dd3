import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { ProductDetailBody } from "../../../../catalogue/product-detail-body.ts";
import { toId } from "../../../../internal/to-id.ts";
import { saveProductDetailWorkflow } from "../../../../workflows/save-product-detail.ts";

/** A product's details, null when it has none yet, beside its English title and description. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "product",
      fields: ["title", "description", "product_detail.*"],
      filters: { id: toId(request) },
    },
    { throwIfKeyNotFound: true },
  );
  const [product] = data;
  response.json({
    title: product?.title ?? "",
    description: product?.description ?? null,
    detail: product?.product_detail ?? null,
  });
}

export async function POST(
  request: AuthenticatedMedusaRequest<ProductDetailBody>,
  response: MedusaResponse,
): Promise<void> {
  await saveProductDetailWorkflow(request.scope).run({
    input: { product_id: toId(request), detail: request.validatedBody },
  });
  await GET(request, response);
}
