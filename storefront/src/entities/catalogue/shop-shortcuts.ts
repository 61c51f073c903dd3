/** Shortcuts into the shop, beside the categories [2.36]. */
export const shopShortcuts = [
  { label: "latest", search: { sort: "latest" } },
  { label: "bestSellers", search: { sort: "bestSellers" } },
  { label: "staffPicks", search: { sort: "staffPicks" } },
  { label: "onSale", search: { toggle: "onSale" } },
] as const;

/**
 * Finds the shortcut that leads to a listing of all products, by the listing's sorting or toggle; null when none does.
 */
export function findShopShortcut({ sort, toggle }: { sort?: string; toggle?: string }) {
  const found = shopShortcuts.find(({ search }) =>
    "sort" in search ? search.sort === sort : search.toggle === toggle,
  );
  return found?.label ?? null;
}
