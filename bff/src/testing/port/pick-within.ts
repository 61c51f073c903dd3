import type { CommerceEngine } from "../../commerce/engine.ts";
import type { CommerceProduct, CommerceVariation } from "../../commerce/product.ts";

/** Picks one piece up to a price, in minor units of SEK with VAT; no gift card. */
export async function pickWithin(
  engine: CommerceEngine,
  most: number,
): Promise<{ product: CommerceProduct; variation: CommerceVariation; quantity: number }> {
  const all = (await engine.listProducts()).flatMap((product) =>
    product.variations.map((variation) => ({ product, variation })),
  );
  const found = all.find(
    ({ product, variation: { msrp, stock } }) =>
      product.type !== "giftCard" && stock.totalAvailable > 0 && msrp.SEK * 1.25 <= most,
  );
  if (!found) throw new Error(`Nothing costs at most ${most}`);
  return { ...found, quantity: 1 };
}
