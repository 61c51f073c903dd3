import type { ListingItem, Product as ProductReply, VariationSummary } from "@spolverk/bff/contract";
import { capBullets } from "@spolverk/domain";
import { type ShownPicture, toShownPicture } from "./shown-picture.ts";

type Product = ListingItem["product"];
type Variation = ListingItem["variation"];

/** Available quantity and date of new stock, without the stock locations. */
type ShownStock = Omit<Variation["stock"], "items">;

/**
 * A product as its card shows it. The page does not receive the rest of the API's reply, which keeps its HTML small.
 */
export type Card = {
  product: Pick<Product, "id" | "slug" | "name" | "bullets" | "soldBy" | "discontinued">;
  variation: Pick<
    Variation,
    | "id"
    | "sku"
    | "slug"
    | "name"
    | "type"
    | "physical"
    | "msrp"
    | "sale"
    | "priorPrice"
    | "activeDate"
    | "bestSeller"
    | "staffPick"
    | "colorHex"
    | "backOrder"
    | "discontinued"
  > & {
    attributes: Pick<Variation["attributes"], "ho" | "size" | "length">;
    /** The attributes as texts, the primary attribute first. */
    attributeTexts: readonly string[];
    picture: Omit<ShownPicture, "description"> | undefined;
    stock: ShownStock;
  };
  colorHexes: readonly string[];
  productStock: ListingItem["productStock"];
};

/** A variation as its product's page shows it. */
export type ShownVariation = Omit<VariationSummary, "assets" | "stock"> & {
  pictures: ShownPicture[];
  stock: ShownStock;
};

/** A product's page: the product and the cards of related ones. */
export type ShownProduct = Omit<ProductReply, "related" | "variations"> & {
  related: Card[];
  variations: ShownVariation[];
};

export const toShownProduct = (product: ProductReply): ShownProduct => ({
  ...product,
  related: product.related.map(toCard),
  variations: product.variations.map(({ assets, stock, ...variation }) => ({
    ...variation,
    pictures: assets.map(toShownPicture),
    stock: toShownStock(stock),
  })),
});

const toShownStock = ({ totalAvailable, ETA }: Variation["stock"]): ShownStock => ({ totalAvailable, ETA });

/** The card of a product in a listing [2.48]. */
export function toCard({ product, variation, colorHexes, productStock }: ListingItem): Card {
  const { id, slug, name, bullets, soldBy, discontinued } = product;
  const { attributes, attributeTexts, assets, stock } = variation;
  const [picture] = assets.map(toShownPicture);
  return {
    product: { id, slug, name, bullets: capBullets(bullets), soldBy, discontinued },
    variation: {
      id: variation.id,
      sku: variation.sku,
      slug: variation.slug,
      name: variation.name,
      type: variation.type,
      physical: variation.physical,
      msrp: variation.msrp,
      sale: variation.sale,
      priorPrice: variation.priorPrice,
      activeDate: variation.activeDate,
      bestSeller: variation.bestSeller,
      staffPick: variation.staffPick,
      colorHex: variation.colorHex,
      backOrder: variation.backOrder,
      discontinued: variation.discontinued,
      attributes: pickAttributes(attributes),
      attributeTexts: attributeTexts.map(({ text }) => text),
      picture: picture && { src: picture.src, bgColor: picture.bgColor },
      stock: toShownStock(stock),
    },
    colorHexes,
    productStock,
  };
}

/** Omits absent attributes, to keep the page's HTML small. */
function pickAttributes({ ho, size, length }: Variation["attributes"]): Card["variation"]["attributes"] {
  return {
    ...(ho !== undefined && { ho }),
    ...(size !== undefined && { size }),
    ...(length !== undefined && { length }),
  };
}
