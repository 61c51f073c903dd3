import type { Category } from "@spolverk/bff/contract";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";

/** The categories from the root to the category at a path segment of an address; null for an unknown category. */
export function toCategoryTrail(categories: readonly Category[], path: string): Category[] | null {
  if (path === "") return [];
  for (const category of categories) {
    const own = toPathSegment(category.path);
    if (own === path) return [category];
    const below = path.startsWith(`${own}/`) ? toCategoryTrail(category.children, path) : null;
    if (below) return [category, ...below];
  }
  return null;
}
