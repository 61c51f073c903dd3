import type { ProductInformation } from "@spolverk/content";
import type { Attributes, Money, PriceRecord, Sale, SaleMeasure, Stock, TimedSale } from "@spolverk/domain";

/** A text by language; a missing language falls back to English. */
export type Texts = Readonly<Record<string, string>>;

export type CommercePicture = {
  type: "image" | "pattern";
  thumbnail: string;
  imgixPath: string;
  description: Texts;
  bgColor: string;
};

/** A variation in all languages and currencies, with amounts in minor units without VAT. */
export type CommerceVariation = {
  id: string;
  sku: string;
  slug: string;
  gtin: string | null;
  physical: boolean;
  discontinued: boolean;
  msrp: Money;
  backOrder: boolean;
  /** YYYY-MM-DD */
  activeDate: string;
  bestSeller: number | null;
  staffPick: boolean;
  colorHex: string | null;
  colorName: Texts | null;
  /** The public sale at the time of reading. */
  sale: Sale | null;
  /**
   * The sale, if it has a start time. Before that time, only club members may see the sale [9.33]; from then on it is
   * in `sale` as well.
   */
  timedSale: TimedSale | null;
  /** During a sale, the prices up to now, including the current one. May be empty without a sale. */
  priceHistory: readonly PriceRecord[];
  attributes: Attributes;
  /** Weight of one packed piece; null when unknown, or when nothing is shipped. */
  weightGrams: number | null;
  assets: readonly CommercePicture[];
  stock: Stock;
};

/** By the names of [3.49]; translated values are Texts. */
export type CommerceSpecifications = Readonly<Record<string, string | number | readonly number[] | Texts>>;

export type CommerceProduct = {
  id: string;
  slug: string;
  type: string;
  manufacturer: string;
  name: Texts;
  description: Texts;
  bullets: Readonly<Record<string, readonly string[]>>;
  /** Goods sold by weight or length. */
  soldBy: SaleMeasure | null;
  primaryAttribute: keyof Attributes;
  secondaryAttribute: keyof Attributes | null;
  discontinued: boolean;
  restricted: boolean;
  /** Paths of category ids joined by ">", main category first. */
  categories: readonly string[];
  specifications: CommerceSpecifications;
  /** Overrides of `specifications` for the variations of a size in grams. */
  specificationsBySize: Readonly<Record<string, CommerceSpecifications>>;
  information: ProductInformation;
  variations: readonly CommerceVariation[];
};

export type CommerceCategory = { id: string; name: Texts; children: readonly CommerceCategory[] };
