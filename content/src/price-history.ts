import type { VariationContent } from "./schema/catalogue.ts";
import { resolveActiveDate } from "./relative-date.ts";

type Priced = Pick<VariationContent, "msrp" | "activeDate" | "sale" | "earlierSales">;

/**
 * Resolves the price history of a variation since its first day of sale, oldest first: its price, past sales, and the
 * current one. Minor units without VAT.
 *
 * @param today YYYY-MM-DD, the base of relative dates
 */
export function resolvePriceHistory({ msrp, activeDate, sale, earlierSales }: Priced, today: string) {
  const record = (date: string, discountPercentage: number) => ({
    since: `${resolveActiveDate(date, today)}T00:00:00.000Z`,
    msrp,
    discountPercentage,
  });
  return [
    record(activeDate, 0),
    ...earlierSales.flatMap(({ from, to, discountPercentage }) => [
      record(from, discountPercentage),
      record(to, 0),
    ]),
    ...(sale ? [record(sale.since, sale.discountPercentage)] : []),
  ];
}
