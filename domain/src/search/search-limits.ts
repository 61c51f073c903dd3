/** How the search below the header's box behaves [9.21]: hits of each kind, and the pause after typing in ms. */
export const searchLimits = { productHits: 6, articleHits: 3, debounceMs: 200 } as const;
