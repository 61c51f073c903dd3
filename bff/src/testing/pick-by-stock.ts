import { isBackOrderAllowed, toAvailabilityInput } from "@spolverk/domain";
import type { StockState } from "./port/backend-harness.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

type Picked = { product: CommerceProduct; variation: CommerceVariation };

/** All physical variations of a catalogue in a stock state. */
export function pickByStock(
  products: readonly CommerceProduct[],
  settings: { noBackOrder: boolean },
  state: StockState,
): Picked[] {
  return products
    .flatMap((product) => product.variations.map((variation) => ({ product, variation })))
    .filter(({ product, variation }) => variation.physical && isInState(product, variation, settings, state));
}

function isInState(
  product: CommerceProduct,
  variation: CommerceVariation,
  settings: { noBackOrder: boolean },
  state: StockState,
): boolean {
  const { totalAvailable, ETA } = variation.stock;
  const goesBeyond = isBackOrderAllowed(toAvailabilityInput(product, variation, settings)) && ETA !== null;
  if (state === "plenty") return totalAvailable >= 60;
  if (state === "last") return totalAvailable >= 1 && !goesBeyond;
  if (state === "backOrder") return totalAvailable === 0 && goesBeyond;
  return totalAvailable === 0 && !goesBeyond;
}
