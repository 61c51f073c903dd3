import type { Category } from "@spolverk/bff/contract";
import { toPathSegment } from "../../entities/catalogue/category-path.ts";

/** The category at a path segment of an address; undefined for an unknown category. */
export function findCategory(categories: readonly Category[], path: string): Category | undefined {
  for (const category of categories) {
    const found = toPathSegment(category.path) === path ? category : findCategory(category.children, path);
    if (found) return found;
  }
  return undefined;
}
