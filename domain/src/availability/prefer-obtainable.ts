import { resolveAvailability } from "./resolve-availability.ts";
import { toAvailabilityInput } from "./to-availability-input.ts";

type Product = Parameters<typeof toAvailabilityInput>[0];
type Variation = Parameters<typeof toAvailabilityInput>[1];
type Settings = Parameters<typeof toAvailabilityInput>[2];

/**
 * Selects the variations of a product that a card may show: those in stock; if there are none, those that can be
 * ordered; otherwise all [2.48], [3.48].
 */
export function preferObtainable<V extends Variation>(
  product: Product,
  variations: readonly V[],
  settings: Settings,
): readonly V[] {
  const inStock = variations.filter(({ stock }) => stock.totalAvailable > 0);
  if (inStock.length > 0) return inStock;
  const orderable = variations.filter((variation) => {
    const input = toAvailabilityInput(product, variation, settings);
    return resolveAvailability({ ...input, quantity: 1 }).canBeOrdered;
  });
  return orderable.length > 0 ? orderable : variations;
}
