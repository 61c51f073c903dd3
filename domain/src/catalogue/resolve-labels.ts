const newForDays = 30;
const millisecondsPerDay = 86_400_000;

/** The labels of a card [3.19]; a discount percentage of 0 is not shown [2.48]. */
export type Labels = {
  newProduct: boolean;
  bestSeller: boolean;
  staffPick: boolean;
  discountPercentage: number;
};

/**
 * The labels of a variation. New: activated within the last 30 days, both ends included [9.17]. Best seller: rank 1,
 * as on the home page [2.44].
 *
 * @param input.activeDate ISO date or date-time
 * @param input.today YYYY-MM-DD
 */
export function resolveLabels(input: {
  activeDate: string;
  bestSeller: number | null;
  staffPick: boolean;
  discountPercentage: number;
  today: string;
}): Labels {
  const ageDays = (toDay(input.today) - toDay(input.activeDate)) / millisecondsPerDay;
  return {
    newProduct: ageDays >= 0 && ageDays <= newForDays,
    bestSeller: input.bestSeller === 1,
    staffPick: input.staffPick,
    discountPercentage: input.discountPercentage,
  };
}

/**
 * The activation days of the products that are new today, both ends included.
 *
 * @param today YYYY-MM-DD
 */
export function resolveNewPeriod(today: string): { from: string; to: string } {
  const from = new Date(toDay(today) - newForDays * millisecondsPerDay);
  return { from: from.toISOString().slice(0, 10), to: today };
}

function toDay(date: string): number {
  return Date.parse(date.slice(0, 10));
}
