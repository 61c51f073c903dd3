import type { ProductInformation } from "@spolverk/content";
import type { Attributes, Money, PriceRecord, Sale, SaleMeasure, Stock, TimedSale } from "@spolverk/domain";

/** A text in each language the backend has it in; a missing language falls back to English. */
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
  /** Everybody's, when it was read. */
  sale: Sale | null;
  /**
   * The sale, where it begins at a moment: before that members of the club alone may learn of it [9.33], and from then on
   * it is `sale` as well.
   */
  timedSale: TimedSale | null;
  /** The prices so far while it is on sale, the present one included; may be empty without a sale. */
  priceHistory: readonly PriceRecord[];
  attributes: Attributes;
  /** One piece as packed; null where that is not known, or nothing is sent. */
  weightGrams: number | null;
  assets: readonly CommercePicture[];
  stock: Stock;
};

/** By the names of [3.49]; a text that differs by language is Texts. */
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
  /** Paths of category ids joined by ">", the main one first. */
  categories: readonly string[];
  specifications: CommerceSpecifications;
  /** What differs from `specifications` for the variations of a size in grams. */
  specificationsBySize: Readonly<Record<string, CommerceSpecifications>>;
  information: ProductInformation;
  variations: readonly CommerceVariation[];
};

export type CommerceCategory = { id: string; name: Texts; children: readonly CommerceCategory[] };
