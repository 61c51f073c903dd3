import type { VariationContent } from "./schema/catalogue.ts";
import { resolveActiveDate } from "./relative-date.ts";

type Priced = Pick<VariationContent, "msrp" | "activeDate" | "sale" | "earlierSales">;

/**
 * What a variation has cost since it was put on sale, oldest first: its price, the sales that are over, and
 * the one it has now. Amounts are minor units without VAT.
 *
 * @param today YYYY-MM-DD, from which relative dates count
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
