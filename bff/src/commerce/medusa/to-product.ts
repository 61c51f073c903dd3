import type { ProductInformation } from "@spolverk/content/product-information";
import type { ProductRow } from "@spolverk/medusa-contract";
import type { CommerceProduct, CommerceVariation, Texts } from "../product.ts";
import type { ProductShare } from "./to-variation.ts";

/** The fields that variations take from their product; a product without details counts as physical. */
export function toProductShare(product: ProductRow): ProductShare {
  return {
    physical: product.product_detail?.physical ?? true,
    name: toName(product),
    pictures: product.pictures ?? [],
  };
}

/** Null for a product without details or variations, which cannot be shown yet. */
export function toProduct(
  product: ProductRow,
  information: ProductInformation,
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
    soldBy: detail.sold_by,
    primaryAttribute: detail.primary_attribute,
    secondaryAttribute: detail.secondary_attribute,
    discontinued: detail.discontinued,
    restricted: detail.restricted,
    categories: listPaths(product, detail.main_category, categoryPaths),
    specifications: detail.specifications,
    specificationsBySize: detail.specifications_by_size,
    information,
    variations,
  };
}

function toName({ title, product_detail }: ProductRow): Texts {
  const texts = Object.entries(product_detail?.texts ?? {});
  return { ...pickTexts(texts.map(([language, text]) => [language, text.name])), en: title };
}

function pickTexts(entries: readonly (readonly [string, string | undefined])[]): Texts {
  return Object.fromEntries(
    entries.flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  );
}

function listPaths(
  { categories }: ProductRow,
  mainHandle: string | null,
  categoryPaths: ReadonlyMap<string, string>,
): string[] {
  const isMain = (path: string) => path === mainHandle || path.endsWith(`>${mainHandle}`);
  return (categories ?? [])
    .flatMap((category) => categoryPaths.get(category?.id ?? "") ?? [])
    .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)) || a.localeCompare(b));
}
