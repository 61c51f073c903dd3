import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { VariationDetailBody } from "../../../../features/catalogue/variation-detail-body.ts";
import { toId } from "../../../../http/to-id.ts";
import { saveVariationDetailWorkflow } from "../../../../features/catalogue/workflows/save-variation-detail-workflow.ts";

/** A variant's details, null when it has none yet, and whether it is sold without stock in the end. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "variant",
      fields: ["allow_backorder", "variation_detail.*"],
      filters: { id: toId(request) },
    },
    { throwIfKeyNotFound: true },
  );
  response.json({
    variation: data[0]?.variation_detail ?? null,
    sold_without_stock: data[0]?.allow_backorder ?? false,
  });
}

export async function POST(
  request: AuthenticatedMedusaRequest<VariationDetailBody>,
  response: MedusaResponse,
): Promise<void> {
  await saveVariationDetailWorkflow(request.scope).run({
    input: { variant_id: toId(request), detail: request.validatedBody },
  });
  await GET(request, response);
}
