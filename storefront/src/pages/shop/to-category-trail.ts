import type { Category } from "@spolverk/bff/contract";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";

/** The way to a category as the address writes it, root first; null when there is no such category. */
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
