import type { Variation } from "@spolverk/bff/contract";
import { type CartLine, type Currency, isSoldInCurrency } from "@spolverk/domain";
import type { CartEntry } from "./use-cart-entries.ts";

type Known = { line: CartLine; variation: Variation };

/**
 * Separates the lines of a cart that can be summed from the others. Of the others it returns how many failed to load,
 * and whether some are still loading. A gift card of another currency is in neither group: its row says why.
 */
export function sortEntries(
  entries: readonly Pick<CartEntry, "line" | "variation">[],
  currency: Currency,
): {
  known: Known[];
  failedCount: number;
  isLoading: boolean;
} {
  return {
    known: entries.flatMap(({ line, variation }) =>
      variation && isSoldInCurrency(variation.attributes, currency) ? { line, variation } : [],
    ),
    failedCount: entries.filter(({ variation }) => variation === null).length,
    isLoading: entries.some(({ variation }) => variation === undefined),
  };
}
