import { type ProductSort, resolveAvailability } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";
import { toAvailabilityInput } from "../commerce/to-availability-input.ts";

/**
 * The variation that stands for its product on a card: the one that the sort is about (newest, picked
 * by the staff), else the best seller, else the first that can be ordered, else the first.
 */
export function selectCardVariation(
  product: Pick<CommerceProduct, "discontinued">,
  variations: readonly [CommerceVariation, ...CommerceVariation[]],
  options: { sort: ProductSort; noBackOrder: boolean },
): CommerceVariation {
  const [first] = variations;
  const bestSeller = variations.reduce((best, variation) =>
    rank(variation) < rank(best) ? variation : best,
  );
  if (options.sort === "latest") {
    return variations.reduce((latest, variation) =>
      variation.activeDate > latest.activeDate ? variation : latest,
    );
  }
  const picked = options.sort === "staffPicks" && variations.find(({ staffPick }) => staffPick);
  if (picked) return picked;
  if (bestSeller.bestSeller !== null) return bestSeller;
  const orderable = variations.find((variation) => {
    const input = toAvailabilityInput(product, variation, options);
    return resolveAvailability({ ...input, quantity: 1 }).canBeOrdered;
  });
  return orderable ?? first;
}

function rank({ bestSeller }: CommerceVariation): number {
  return bestSeller ?? Number.POSITIVE_INFINITY;
}
