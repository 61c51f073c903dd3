import type { EarlySale, VariationSummary } from "@spolverk/bff/contract";

/** By variation id. */
export type EarlySales = ReadonlyMap<string, EarlySale>;

export const toEarlySales = (sales: readonly EarlySale[]): EarlySales =>
  new Map(sales.map((sale) => [sale.variationId, sale]));

/** Replaces a variation's public sale with the account's early sale [9.33]. */
export function withEarlySale<V extends Pick<VariationSummary, "id" | "sale" | "priorPrice">>(
  variation: V,
  earlySales: EarlySales,
): V {
  const early = earlySales.get(variation.id);
  return early === undefined ? variation : { ...variation, sale: early.sale, priorPrice: early.priorPrice };
}
