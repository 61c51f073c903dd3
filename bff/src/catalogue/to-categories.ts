import type { Language } from "@spolverk/content";
import { compareCategories } from "@spolverk/domain";
import type { CommerceCategory, CommerceProduct } from "../commerce/product.ts";
import type { Category } from "../contract/catalogue.ts";
import { isInCategory } from "./is-in-category.ts";
import { pickText } from "./pick-text.ts";

/** The category tree in the order of [9.22], each category with the number of products in it and below it. */
export function toCategories(
  categories: readonly CommerceCategory[],
  products: readonly Pick<CommerceProduct, "categories">[],
  language: Language,
  parent = "",
): Category[] {
  return categories.toSorted(compareBySwedishName).map(({ id, name, children }) => {
    const path = parent === "" ? id : `${parent}>${id}`;
    return {
      id,
      path,
      name: pickText(name, language) ?? id,
      productCount: products.filter((product) => isInCategory(product, path)).length,
      children: toCategories(children, products, language, path),
    };
  });
}

function compareBySwedishName(a: CommerceCategory, b: CommerceCategory): number {
  return compareCategories(
    { id: a.id, name: pickText(a.name, "sv") ?? a.id },
    { id: b.id, name: pickText(b.name, "sv") ?? b.id },
  );
}
