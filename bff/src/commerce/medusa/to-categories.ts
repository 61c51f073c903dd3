import type { CategoryRow } from "@spolverk/medusa-contract";
import type { CommerceCategory, Texts } from "../product.ts";

/** Builds the category tree, each level in the merchandiser's order; our ids are Medusa's handles. */
export function toCategories(rows: readonly CategoryRow[]): CommerceCategory[] {
  const childrenOf = (parentId: string | null): CommerceCategory[] =>
    rows
      .filter(({ parent_category_id }) => (parent_category_id ?? null) === parentId)
      .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map((row) => ({ id: row.handle, name: toNames(row), children: childrenOf(row.id) }));
  return childrenOf(null);
}

function toNames({ name, category_detail }: CategoryRow): Texts {
  return { ...category_detail?.names, en: name };
}

/** The path of each category by Medusa's id: handles from the root, joined by ">" [3.14]. */
export function toCategoryPaths(rows: readonly CategoryRow[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paths = new Map<string, string>();
  for (const row of rows) {
    const handles: string[] = [];
    let current: CategoryRow | undefined = row;
    while (current !== undefined) {
      handles.unshift(current.handle);
      if (!current.parent_category_id) break;
      current = byId.get(current.parent_category_id);
    }
    // A category below a hidden one is hidden too.
    if (current !== undefined) paths.set(row.id, handles.join(">"));
  }
  return paths;
}
