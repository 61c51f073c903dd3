import type { PricedCheckout } from "@spolverk/domain";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { readShopChannel } from "../catalogue/read-shop-channel.ts";
import { readRows } from "../../database/read-rows.ts";
import type { VariantSnapshot } from "./to-cart.ts";

const regionRow = z.object({ id: z.string() });
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const variantRow = z.object({
  id: z.string(),
  sku: z.string(),
  barcode: optionalText,
  thumbnail: optionalText,
  product: z.object({
    id: z.string(),
    title: z.string(),
    handle: z.string(),
    description: optionalText,
    subtitle: optionalText,
    thumbnail: optionalText,
  }),
});

export type FoundSurroundings = { regionId: string; salesChannelId: string; variants: VariantSnapshot[] };

/**
 * Finds what the cart of a priced checkout refers to: the region of its currency, the shop's sales channel and the
 * variants of its lines.
 * @throws MedusaError NOT_FOUND when the currency has no region, or a variant does not exist or has another SKU
 */
export async function findCartSurroundings(
  container: MedusaContainer,
  { currency, lines }: Pick<PricedCheckout, "currency" | "lines">,
): Promise<FoundSurroundings> {
  const [[region], salesChannelId, variants] = await Promise.all([
    readRows(container, regionRow, {
      entity: "region",
      fields: ["id"],
      filters: { currency_code: currency.toLowerCase() },
    }),
    readShopChannel(container),
    readRows(container, variantRow, {
      entity: "variant",
      fields: [
        "id",
        "sku",
        "barcode",
        "thumbnail",
        "product.id",
        "product.title",
        "product.handle",
        "product.description",
        "product.subtitle",
        "product.thumbnail",
      ],
      filters: { id: lines.map(({ variationId }) => variationId) },
    }),
  ]);
  if (region === undefined) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no region for ${currency}`);
  }
  for (const { variationId, sku } of lines) {
    if (variants.find(({ id }) => id === variationId)?.sku !== sku) {
      throw new MedusaError(
        MedusaError.Types.NOT_FOUND,
        `There is no variant ${variationId} with SKU ${sku}`,
      );
    }
  }
  return { regionId: region.id, salesChannelId, variants };
}
