import { attributeNames } from "@spolverk/domain";
import { z } from "zod";
import type { CommerceProduct, CommerceVariation, Texts } from "../port.ts";
import { categorySchema } from "./to-categories.ts";
import { type ProductShare, variantSchema } from "./to-variation.ts";

const attributeNameSchema = z.enum(attributeNames);

const textSchema = z.object({
  name: z.string().optional(),
  description: z.string().optional(),
  bullets: z.array(z.string()),
});

const detailSchema = z.object({
  type: z.string(),
  manufacturer: z.string(),
  primary_attribute: attributeNameSchema,
  secondary_attribute: attributeNameSchema.nullable(),
  discontinued: z.boolean(),
  restricted: z.boolean(),
  physical: z.boolean(),
  main_category: z.string().nullable(),
  specifications: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.array(z.number()), z.record(z.string(), z.string())]),
  ),
  texts: z.record(z.string(), textSchema),
});

const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  product_detail: detailSchema.nullish(),
  categories: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  /** Paths of the pictures that all of its variations have. */
  pictures: z.array(z.string()).nullish(),
});
export type MedusaProduct = z.infer<typeof productSchema>;

export const productsReplySchema = z.object({
  products: z.array(productSchema.extend({ variants: z.array(variantSchema).nullish() })),
  categories: z.array(categorySchema),
});
export const variantsReplySchema = z.object({
  variants: z.array(
    variantSchema.extend({ product: productSchema.extend({ is_listed: z.boolean() }).nullish() }),
  ),
  categories: z.array(categorySchema),
});

/** What a product's variations have of it; one without details is taken for goods. */
export function toProductShare(product: MedusaProduct): ProductShare {
  return {
    physical: product.product_detail?.physical ?? true,
    name: toName(product),
    pictures: product.pictures ?? [],
  };
}

/** Null for a product that cannot be shown yet: no details or nothing to sell. */
export function toProduct(
  product: MedusaProduct,
  variations: readonly CommerceVariation[],
  categoryPaths: ReadonlyMap<string, string>,
): CommerceProduct | null {
  const { id, handle, description, product_detail: detail } = product;
  if (!detail || variations.length === 0) return null;
  const texts = Object.entries(detail.texts);
  return {
    id,
    slug: handle,
    type: detail.type,
    manufacturer: detail.manufacturer,
    name: toName(product),
    description: {
      ...pickTexts(texts.map(([language, text]) => [language, text.description])),
      en: description ?? "",
    },
    bullets: Object.fromEntries(texts.map(([language, text]) => [language, text.bullets])),
    primaryAttribute: detail.primary_attribute,
    secondaryAttribute: detail.secondary_attribute,
    discontinued: detail.discontinued,
    restricted: detail.restricted,
    categories: listPaths(product, detail.main_category, categoryPaths),
    specifications: detail.specifications,
    variations,
  };
}

function toName({ title, product_detail }: MedusaProduct): Texts {
  const texts = Object.entries(product_detail?.texts ?? {});
  return { ...pickTexts(texts.map(([language, text]) => [language, text.name])), en: title };
}

function pickTexts(entries: readonly (readonly [string, string | undefined])[]): Texts {
  return Object.fromEntries(
    entries.flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  );
}

function listPaths(
  { categories }: MedusaProduct,
  mainHandle: string | null,
  categoryPaths: ReadonlyMap<string, string>,
): string[] {
  const isMain = (path: string) => path === mainHandle || path.endsWith(`>${mainHandle}`);
  return (categories ?? [])
    .flatMap((category) => categoryPaths.get(category?.id ?? "") ?? [])
    .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)) || a.localeCompare(b));
}
