import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { describeVisibility, type ProductParts } from "./describe-visibility.ts";
import { readShopChannel } from "./read-shop-channel.ts";
import { priceRow } from "./to-plain-amounts.ts";

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

/**
 * Reads a product for the admin: its details (null before they are saved), English title and description, and
 * visibility.
 */
export async function readProductForAdmin(container: MedusaContainer, id: string) {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "product", fields, filters: { id } }, { throwIfKeyNotFound: true });
  const [product] = data;
  return {
    title: product?.title ?? "",
    description: product?.description ?? null,
    detail: product?.product_detail ?? null,
    visibility: product
      ? describeVisibility(toParts(partsSchema.parse(product), await readShopChannel(container)))
      : null,
  };
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
