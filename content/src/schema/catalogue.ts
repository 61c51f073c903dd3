import { attributeNames, saleMeasures } from "@spolverk/domain";
import { z } from "zod";
import { productInformationSchema } from "./product-information.ts";
import {
  dateSchema,
  hexColorSchema,
  languageSchema,
  moneySchema,
  slugSchema,
  translatedSchema,
} from "./primitives.ts";

/** A category of the tree; its path is the ids from the root joined by ">" [3.14], [9.22]. */
export type Category = { id: string; name: z.infer<typeof translatedSchema>; children: Category[] };
const categorySchema: z.ZodType<Category> = z.strictObject({
  id: slugSchema,
  name: translatedSchema,
  children: z.lazy(() => z.array(categorySchema)).default([]),
}) as z.ZodType<Category>;
export const categoriesSchema = z.array(categorySchema).min(1);

/** A color by id; pattern colors list the stops of their picture. */
export const colorSchema = z.strictObject({
  id: slugSchema,
  name: translatedSchema,
  hex: hexColorSchema,
  finish: z.enum(["solid", "translucent", "silk", "matte", "glitter", "marble", "gradient"]),
  stops: z.array(hexColorSchema).default([]),
});
export const colorsSchema = z.array(colorSchema).min(1);
export type Color = z.infer<typeof colorSchema>;

const attributesSchema = z.strictObject({
  /** mm */
  diameter: z.number().positive().optional(),
  /** g */
  size: z.number().positive().optional(),
  /** m */
  length: z.number().positive().optional(),
  /** color id */
  color: slugSchema.optional(),
  material: z.string().optional(),
  hotend: z.string().optional(),
  /** mm (nozzle bore and the like) */
  version: z.number().positive().optional(),
  /** high output */
  ho: z.boolean().optional(),
  listPrice: z.string().optional(),
  /** Face value of a gift card in minor units of the currency named by listPrice. */
  giftCardValue: z.int().positive().optional(),
});

const attributeNameSchema = z.enum(attributeNames);

/** The specifications of [3.49] that a product may state, each in the unit of its name. */
const specificationsSchema = z.strictObject({
  printTemperatureC: z.tuple([z.number(), z.number()]).optional(),
  bedTemperatureC: z.tuple([z.number(), z.number()]).optional(),
  workingTemperatureC: z.tuple([z.number(), z.number()]).optional(),
  densityGramsPerCm3: z.number().positive().optional(),
  diameterToleranceMm: z.number().positive().optional(),
  spoolSizeMm: z.string().optional(),
  spoolMaterial: translatedSchema.optional(),
  spoolEmptyWeightGrams: z.number().positive().optional(),
  filamentWeightGrams: z.number().positive().optional(),
  buildVolumeMm: z.string().optional(),
  maxNozzleTemperatureC: z.number().positive().optional(),
  biobasedPercent: z.number().min(0).max(100).optional(),
  dryingC: z.string().optional(),
  hardnessShore: z.string().optional(),
  weightGrams: z.number().positive().optional(),
});

const productTextSchema = z.strictObject({
  /** The product's name as shown; usually the same in all languages, translated where it is a common noun. */
  name: z.string().min(1),
  /** Two to four sentences for the product page. */
  description: z.string().min(40),
  /** Three short selling points [9.18]. */
  bullets: z.array(z.string().min(3).max(90)).length(3),
});

const pastDateSchema = z.union([dateSchema, z.string().regex(/^-\d+d$/)]);
const percentageSchema = z.number().gt(0).lt(100);

/** A sellable variation: one SKU, one price, one stock [3.10]. */
const variationSchema = z.strictObject({
  sku: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
  /** Last segment of its URL, unique within the product [2.3]. */
  slug: slugSchema,
  /** GTIN-13 with a valid check digit, in the range 20…29 that is reserved for internal use. */
  gtin: z.string().regex(/^2\d{12}$/),
  attributes: attributesSchema,
  /** Without VAT. */
  msrp: moneySchema,
  stock: z.int().nonnegative(),
  /** The expected restock date; null when unknown. Relative "+14d" counts from the day of seeding. */
  restock: z
    .union([dateSchema, z.string().regex(/^\+\d+d$/)])
    .nullable()
    .default(null),
  backOrder: z.boolean().default(false),
  discontinued: z.boolean().default(false),
  /** First day of sale; relative "-10d" counts from the day of seeding, so that new products stay new. */
  activeDate: pastDateSchema,
  /** Rank among the best sellers, 1 is the group shown on the home page [2.44]. */
  bestSeller: z.int().positive().nullable().default(null),
  staffPick: z.boolean().default(false),
  sale: z
    .strictObject({
      name: z.string().min(1),
      discountPercentage: percentageSchema,
      since: pastDateSchema.default("-5d"),
    })
    .nullable()
    .default(null),
  /** Past sales, oldest first; the lowest price before a sale must be shown. */
  earlierSales: z
    .array(z.strictObject({ from: pastDateSchema, to: pastDateSchema, discountPercentage: percentageSchema }))
    .default([]),
});

/** The kind of drawing that shows the product [3.13]. */
const pictureSchema = z.enum([
  "spool",
  "sample-pack",
  "printer",
  "nozzle",
  "adhesive",
  "build-plate",
  "dry-box",
  "tool",
  "part",
  "gift-card",
]);
export type Picture = z.infer<typeof pictureSchema>;

export const productSchema = z.strictObject({
  /** First segment of its URL and its stable id [2.3]. */
  slug: slugSchema,
  /** A brand of manufacturers.yaml. */
  manufacturer: z.string().min(1),
  type: z.enum(["filament", "printer", "adhesive", "nozzle", "accessory", "giftCard"]),
  /** Goods sold by weight or length, which also show a measure price; every variation has a size or length. */
  soldBy: z.enum(saleMeasures).nullable().default(null),
  /** False for goods without delivery (a gift card by e-mail). */
  physical: z.boolean().default(true),
  discontinued: z.boolean().default(false),
  /** Contains boron carbide: the checkout requires an export agreement [5.8]. */
  restricted: z.boolean().default(false),
  /** Paths of category ids joined by ">"; the first is the main one. */
  categories: z.array(z.string().regex(/^[a-z0-9-]+(>[a-z0-9-]+)*$/)).min(1),
  picture: pictureSchema,
  /**
   * The form in the picture, for kinds with several (drawings/forms.ts lists them: a tool is a scraper or a brush);
   * the kind's first form by default.
   */
  drawing: slugSchema.optional(),
  /** The attributes that name a variation, the most distinctive first. */
  primaryAttribute: attributeNameSchema,
  secondaryAttribute: attributeNameSchema.nullable(),
  specifications: specificationsSchema.default({}),
  /** Packed weight of one piece, when `resolvePackedWeight` cannot derive it from the specifications. */
  packedWeightGrams: z.int().positive().optional(),
  /** Overrides of `specifications` by size in grams, mainly for the spool. */
  specificationsBySize: z.record(z.string().regex(/^[1-9]\d*$/), specificationsSchema).default({}),
  information: productInformationSchema.default({}),
  texts: z.record(languageSchema, productTextSchema),
  variations: z.array(variationSchema).min(1),
});
export type ProductContent = z.infer<typeof productSchema>;
export type VariationContent = z.infer<typeof variationSchema>;
