/** The stock of one location; `available` is stocked less reserved. */
export type StockItem = { location: string; available: number };

/** Stock of a variation [3.16]: `ETA` is when more is expected (ISO date or date-time), null when nothing is. */
export type Stock = { totalAvailable: number; ETA: string | null; items: readonly StockItem[] };

/** What decides whether a variation can be ordered. Its locations do not, and may be left out. */
export type StockSum = Omit<Stock, "items"> & Partial<Pick<Stock, "items">>;
