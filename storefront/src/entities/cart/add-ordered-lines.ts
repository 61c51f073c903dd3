import type { Shop, Variation } from "@spolverk/bff/contract";
import { type CartLine, restoreCartLine, toAvailabilityInput } from "@spolverk/domain";
import type { CartStore } from "./cart-store.ts";

type OrderedLine = CartLine & { name: string };
/** A line that could not be added, or not in full; `quantity` is the number added. */
type Shortfall = OrderedLine & { kind: "missing" | "unavailable" | "reduced" };
type ReorderInput = {
  lines: readonly OrderedLine[];
  cart: Pick<CartStore, "getLines" | "add">;
  shop: Pick<Shop, "noBackOrder">;
  /** Resolves to the variation's current state; null when it is no longer sold. */
  fetchVariation: (id: string) => Promise<Variation | null>;
};

/**
 * Adds the lines of an order to the cart again, as far as they can be ordered today. A line that is in the cart with a
 * larger quantity keeps that quantity. All variations are fetched before the first line is added.
 *
 * @returns how many of the lines are in the cart now, and the shortfall of each missing or reduced line
 * @throws ApiError when a variation cannot be fetched
 */
export async function addOrderedLines({ lines, cart, shop, fetchVariation }: ReorderInput) {
  const found = await Promise.all(
    lines.map(async (line) => ({ line, variation: await fetchVariation(line.id) })),
  );
  const shortfalls: Shortfall[] = [];
  let added = 0;
  for (const { line, variation } of found) {
    const { id, sku } = line;
    const fate = restoreCartLine(line, variation && toAvailabilityInput(variation.product, variation, shop));
    if (fate.kind === "remove") {
      shortfalls.push({ ...line, kind: fate.reason, quantity: 0 });
      continue;
    }
    const quantity = fate.kind === "reduce" ? fate.quantity : line.quantity;
    if (fate.kind === "reduce") shortfalls.push({ ...line, kind: "reduced", quantity });
    const inCart = cart.getLines().find((each) => each.sku === sku)?.quantity ?? 0;
    if (inCart < quantity) cart.add({ id, sku, quantity });
    added += 1;
  }
  return { added, shortfalls };
}
