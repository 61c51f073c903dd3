import { ApiError, type Shop, type Variation } from "@spolverk/bff/contract";
import { type CartLine, restoreCartLine, toAvailabilityInput } from "@spolverk/domain";
import type { CartStore } from "./cart-store.ts";

export type CartNotice =
  | { kind: "missing"; id: string; name: string | null }
  | { kind: "unavailable"; id: string; name: string }
  | { kind: "reduced"; id: string; name: string; quantity: number };

type RestoreInput = {
  cart: Pick<CartStore, "getLines" | "add" | "remove">;
  shop: Pick<Shop, "noBackOrder">;
  /** Resolves to the variation's current state; null when it is no longer sold. */
  fetchVariation: (id: string) => Promise<Variation | null>;
  report: (error: Error) => void;
};

/**
 * Fetches each line's variation again and corrects the cart [4.14]–[4.17]. Returns the notices for the shopper. A line
 * that the API refuses is reported and removed [8.10]. A line for which the API does not reply is reported and kept,
 * because a bad connection must not empty a cart.
 */
export async function restoreCart({
  cart,
  shop,
  fetchVariation,
  report,
}: RestoreInput): Promise<CartNotice[]> {
  const notices = await Promise.all(cart.getLines().map((line) => restoreLine(line)));
  return notices.flatMap((notice) => notice ?? []);

  async function restoreLine(line: CartLine): Promise<CartNotice | null> {
    let variation: Variation | null;
    try {
      variation = await fetchVariation(line.id);
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
      const isRefused =
        error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (!isRefused) return null;
      cart.remove(line.id);
      return { kind: "missing", id: line.id, name: null };
    }
    // The shopper may have removed the line while its variation was fetched.
    if (!cart.getLines().some(({ id }) => id === line.id)) return null;
    const restoration = restoreCartLine(
      line,
      variation && toAvailabilityInput(variation.product, variation, shop),
    );
    if (!variation || (restoration.kind === "remove" && restoration.reason === "missing")) {
      report(new Error(`Could not load cart sku (${line.sku}) not found in catalog`));
      cart.remove(line.id);
      return { kind: "missing", id: line.id, name: null };
    }
    const name = `${variation.product.name}, ${variation.name}`;
    if (restoration.kind === "remove") {
      cart.remove(line.id);
      return { kind: "unavailable", id: line.id, name };
    }
    if (restoration.kind === "reduce") {
      cart.add({ ...line, quantity: restoration.quantity });
      return { kind: "reduced", id: line.id, name, quantity: restoration.quantity };
    }
    return null;
  }
}
