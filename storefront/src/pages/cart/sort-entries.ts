import type { Variation } from "@spolverk/bff/contract";
import type { CartLine } from "@spolverk/domain";
import type { CartEntry } from "./use-cart-entries.ts";

type Known = { line: CartLine; variation: Variation };

/** The lines of a cart that can be counted, how many could not be had, and whether some are on the way. */
export function sortEntries(entries: readonly Pick<CartEntry, "line" | "variation">[]): {
  known: Known[];
  failedCount: number;
  isLoading: boolean;
} {
  return {
    known: entries.flatMap(({ line, variation }) => (variation ? { line, variation } : [])),
    failedCount: entries.filter(({ variation }) => variation === null).length,
    isLoading: entries.some(({ variation }) => variation === undefined),
  };
}
