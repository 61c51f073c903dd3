import type { Language } from "@spolverk/content";
import type { CommerceCategory } from "../commerce/product.ts";
import { pickText } from "./pick-text.ts";

/** Names of all categories in one language, by path: ids from the root joined by ">" [3.14]. */
export function listCategoryNames(
  categories: readonly CommerceCategory[],
  language: Language,
  parent = "",
): Map<string, string> {
  const names = new Map<string, string>();
  for (const category of categories) {
    const path = parent === "" ? category.id : `${parent}>${category.id}`;
    names.set(path, pickText(category.name, language) ?? category.id);
    for (const [below, name] of listCategoryNames(category.children, language, path)) names.set(below, name);
  }
  return names;
}
