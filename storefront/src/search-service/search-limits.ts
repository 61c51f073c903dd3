/** The limits of the search dropdown [9.21]: hits of each kind, and the debounce in milliseconds. */
export const searchLimits = { productHits: 6, articleHits: 3, debounceMs: 200 } as const;
