import {
  type Color,
  type ProductContent,
  resolveActiveDate,
  resolvePackedWeight,
  resolvePriceHistory,
  resolveRestock,
  toAssets,
  type VariationContent,
} from "@spolverk/content";
import type { CommerceProduct, CommerceSpecifications, CommerceVariation } from "../product.ts";

type Context = {
  colors: ReadonlyMap<string, Color>;
  /** YYYY-MM-DD */
  today: string;
  /** Location of all stock. */
  location: string;
};

/** Maps a product of the content files to the backend's form. */
export function toCommerceProduct(product: ProductContent, context: Context): CommerceProduct {
  return {
    id: `product-${product.slug}`,
    slug: product.slug,
    type: product.type,
    manufacturer: product.manufacturer,
    name: mapTexts(product, ({ name }) => name),
    description: mapTexts(product, ({ description }) => description),
    bullets: mapTexts(product, ({ bullets }) => bullets),
    soldBy: product.soldBy,
    primaryAttribute: product.primaryAttribute,
    secondaryAttribute: product.secondaryAttribute,
    discontinued: product.discontinued,
    restricted: product.restricted,
    categories: product.categories,
    specifications: withoutMissing(product.specifications),
    specificationsBySize: Object.fromEntries(
      Object.entries(product.specificationsBySize).map(([size, own]) => [size, withoutMissing(own)]),
    ),
    information: product.information,
    variations: product.variations.map((variation) => toVariation(product, variation, context)),
  };
}

function toVariation(
  product: ProductContent,
  variation: VariationContent,
  context: Context,
): CommerceVariation {
  const color =
    variation.attributes.color === undefined ? undefined : context.colors.get(variation.attributes.color);
  const restock = resolveRestock(variation.restock, context.today);
  return {
    id: `variation-${variation.sku.toLowerCase()}`,
    sku: variation.sku,
    slug: variation.slug,
    gtin: variation.gtin,
    physical: product.physical,
    discontinued: variation.discontinued,
    msrp: variation.msrp,
    backOrder: variation.backOrder,
    activeDate: resolveActiveDate(variation.activeDate, context.today),
    bestSeller: variation.bestSeller,
    staffPick: variation.staffPick,
    colorHex: color?.hex ?? null,
    colorName: color?.name ?? null,
    sale: variation.sale && {
      name: variation.sale.name,
      discountPercentage: variation.sale.discountPercentage,
    },
    timedSale: null,
    priceHistory: resolvePriceHistory(variation, context.today),
    attributes: variation.attributes,
    weightGrams: resolvePackedWeight(product, variation),
    assets: toAssets(product, variation, color),
    stock: {
      totalAvailable: variation.stock,
      ETA: restock,
      items: [{ location: context.location, available: variation.stock }],
    },
  };
}

function mapTexts<T>(
  { texts }: ProductContent,
  pick: (text: ProductContent["texts"]["en"]) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, pick(text)]));
}

function withoutMissing(specifications: ProductContent["specifications"]): CommerceSpecifications {
  return Object.fromEntries(
    Object.entries(specifications).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
