/** Ways into the shop beside the categories [2.36]. */
export const shopShortcuts = [
  { label: "latest", search: { sort: "latest" } },
  { label: "bestSellers", search: { sort: "bestSellers" } },
  { label: "staffPicks", search: { sort: "staffPicks" } },
  { label: "onSale", search: { toggle: "onSale" } },
] as const;
