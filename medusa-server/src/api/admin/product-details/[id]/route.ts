import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { describeVisibility, type ProductParts } from "../../../../features/catalogue/describe-visibility.ts";
import type { ProductDetailBody } from "../../../../features/catalogue/product-detail-body.ts";
import { readShopChannel } from "../../../../features/catalogue/read-shop-channel.ts";
import { priceRow } from "../../../../features/catalogue/to-plain-amounts.ts";
import { toId } from "../../../../http/to-id.ts";
import { saveProductDetailWorkflow } from "../../../../features/catalogue/workflows/save-product-detail-workflow.ts";

const fields = [
  "title",
  "description",
  "status",
  "sales_channels.id",
  "product_detail.*",
  "variants.title",
  "variants.sku",
  "variants.manage_inventory",
  "variants.variation_detail.id",
  "variants.prices.*",
];

/** A product's details, null when it has none yet, beside its English title and description, and whether it is shown. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "product",
      fields,
      filters: { id: toId(request) },
    },
    { throwIfKeyNotFound: true },
  );
  const [product] = data;
  response.json({
    title: product?.title ?? "",
    description: product?.description ?? null,
    detail: product?.product_detail ?? null,
    visibility: product
      ? describeVisibility(toParts(partsSchema.parse(product), await readShopChannel(request.scope)))
      : null,
  });
}

const partsSchema = z.object({
  status: z.string(),
  sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  product_detail: z.object({}).nullish(),
  variants: z
    .array(
      z.object({
        title: z.string(),
        sku: z.string().nullish(),
        manage_inventory: z.boolean(),
        variation_detail: z.object({ id: z.string() }).nullish(),
        prices: z.array(priceRow).nullish(),
      }),
    )
    .nullish(),
});

function toParts(
  { status, sales_channels, product_detail, variants }: z.infer<typeof partsSchema>,
  shopChannel: string,
): ProductParts {
  return {
    status,
    isInChannel: (sales_channels ?? []).some((channel) => channel?.id === shopChannel),
    hasDetail: Boolean(product_detail),
    variants: (variants ?? []).map(({ title, sku, manage_inventory, variation_detail, prices }) => ({
      title,
      sku: sku ?? null,
      hasDetail: Boolean(variation_detail),
      manage_inventory,
      prices: prices ?? [],
    })),
  };
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
