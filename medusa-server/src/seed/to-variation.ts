import {
  pictureFile,
  resolveActiveDate,
  resolvePackedWeight,
  resolveRestock,
  toAssets,
  type Color,
  type ProductContent,
  type VariationContent,
} from "@spolverk/content";
import { attributeNames, formatAttribute } from "@spolverk/domain";
import { isSoldWithoutStock } from "../features/catalogue/is-orderable.ts";
import { toPrices } from "../money/money-by-currency.ts";

/** Name of the one option that every product has in Medusa. The values of the option are the variations. */
export const variationOption = "Variation";

/** Joins a variation's attributes in English, the most distinctive first: "Galaxy black, 750 g, 1.75 mm". */
export function toTitle(
  product: ProductContent,
  variation: VariationContent,
  colors: readonly Color[],
): string {
  const first = [product.primaryAttribute, product.secondaryAttribute ?? product.primaryAttribute];
  const names = [...new Set([...first, ...attributeNames])];
  const texts = names.flatMap((name) => {
    const value = variation.attributes[name];
    if (value === undefined) return [];
    const color = name === "color" ? colors.find(({ id }) => id === value) : undefined;
    return [color?.name.en ?? formatAttribute(name, value, "en")].filter((text) => text !== "");
  });
  return texts.length > 0 ? texts.join(", ") : variation.slug;
}

/** Maps a variation to its row of variation_detail. */
export function toVariationDetail(
  product: ProductContent,
  variation: VariationContent,
  colors: readonly Color[],
  today: string,
) {
  const color = colors.find(({ id }) => id === variation.attributes.color);
  return {
    slug: variation.slug,
    back_order: variation.backOrder,
    discontinued: variation.discontinued,
    active_date: resolveActiveDate(variation.activeDate, today),
    best_seller: variation.bestSeller,
    staff_pick: variation.staffPick,
    color_hex: color?.hex ?? null,
    color_name: color?.name ?? null,
    sale_name: variation.sale?.name ?? null,
    sale_percentage: variation.sale?.discountPercentage ?? null,
    restock_on: resolveRestock(variation.restock, today),
    attributes: variation.attributes,
    assets: { pictures: toAssets(product, variation, color) },
  };
}

export type VariantSurroundings = {
  colors: readonly Color[];
  mediaUrl: string;
  noBackOrder: boolean;
  today: string;
};

/** Maps a variation to a variant for Medusa's workflows, with its price without VAT in every currency. */
export function toVariant(
  product: ProductContent,
  variation: VariationContent,
  { colors, mediaUrl, noBackOrder, today }: VariantSurroundings,
) {
  const title = toTitle(product, variation, colors);
  const weight = resolvePackedWeight(product, variation);
  return {
    title,
    sku: variation.sku,
    ean: variation.gtin,
    thumbnail: `${mediaUrl}/media/${pictureFile(product, variation)}`,
    options: { [variationOption]: title },
    variant_rank: product.variations.indexOf(variation),
    manage_inventory: true,
    ...(weight === null ? {} : { weight }),
    allow_backorder: isSoldWithoutStock({
      noBackOrder,
      productDiscontinued: product.discontinued,
      detail: toVariationDetail(product, variation, colors, today),
      today,
    }),
    prices: toPrices(variation.msrp),
  };
}
