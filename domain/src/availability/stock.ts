/** The stock of one location; `available` is stocked less reserved. */
export type StockItem = { location: string; available: number };

/** Stock of a variation [3.16]: `ETA` is the expected restock date (ISO date or date-time), null when unknown. */
export type Stock = { totalAvailable: number; ETA: string | null; items: readonly StockItem[] };

/** The stock as the availability rules read it. They ignore the locations, so `items` may be omitted. */
export type StockSum = Omit<Stock, "items"> & Partial<Pick<Stock, "items">>;
