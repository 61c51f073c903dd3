import { pictureFile, type ProductContent } from "@spolverk/content";
import { languages } from "@spolverk/content/languages";
import { ProductStatus } from "@medusajs/framework/utils";
import { toTitle, toVariant, variationOption, type VariantSurroundings } from "./to-variation.ts";

export type ProductSurroundings = VariantSurroundings & {
  categoryIds: ReadonlyMap<string, string>;
  salesChannelId: string;
  shippingProfileId: string;
};

/** Maps a product with its variants to the input of Medusa's workflows. */
export function toProduct(product: ProductContent, surroundings: ProductSurroundings) {
  const { colors, categoryIds, mediaUrl } = surroundings;
  const images = [...new Set(product.variations.map((variation) => pictureFile(product, variation)))].map(
    (file) => ({ url: `${mediaUrl}/media/${file}` }),
  );
  return {
    title: product.texts.en.name,
    handle: product.slug,
    description: product.texts.en.description,
    status: ProductStatus.PUBLISHED,
    shipping_profile_id: surroundings.shippingProfileId,
    sales_channels: [{ id: surroundings.salesChannelId }],
    category_ids: product.categories.flatMap((path) => categoryIds.get(leafOf(path)) ?? []),
    images,
    ...(images[0] === undefined ? {} : { thumbnail: images[0].url }),
    options: [
      {
        title: variationOption,
        values: product.variations.map((variation) => toTitle(product, variation, colors)),
      },
    ],
    variants: product.variations.map((variation) => toVariant(product, variation, surroundings)),
  };
}

/** Maps a product to its row of product_detail. */
export function toProductDetail(product: ProductContent) {
  const texts = Object.fromEntries(
    languages.map((language) => {
      const { name, description, bullets } = product.texts[language];
      return [language, language === "en" ? { bullets } : { name, description, bullets }];
    }),
  );
  return {
    type: product.type,
    manufacturer: product.manufacturer,
    sold_by: product.soldBy,
    primary_attribute: product.primaryAttribute,
    secondary_attribute: product.secondaryAttribute,
    discontinued: product.discontinued,
    restricted: product.restricted,
    physical: product.physical,
    main_category: leafOf(product.categories[0] ?? ""),
    specifications: product.specifications,
    specifications_by_size: product.specificationsBySize,
    information: product.information,
    texts,
  };
}

function leafOf(path: string): string {
  return path.slice(path.lastIndexOf(">") + 1);
}
