import type { CartLine } from "@spolverk/domain";
import { useSyncExternalStore } from "react";
import { openStorage } from "../../browser/open-storage.ts";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";
import { createCartStore, noLines } from "./cart-store.ts";
import { cartKey } from "./stored-cart.ts";

/** The browser's cart; always empty on the server. */
export const cart = createCartStore(import.meta.env.SSR ? null : openStorage());

if (!import.meta.env.SSR) {
  window.addEventListener("storage", (event) => {
    // A null key means that the whole storage was cleared.
    if (event.key === cartKey || event.key === null) cart.readAgain();
  });
  // A page restored from the back/forward cache missed all storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) cart.readAgain();
  });
}

/** Selects from an empty cart during hydration, because the server rendered the page without a cart. */
function useCart<T>(select: (lines: readonly CartLine[]) => T): T {
  return useSyncExternalStore(
    cart.subscribe,
    () => select(cart.getLines()),
    () => select(noLines),
  );
}

export function useCartLines(): readonly CartLine[] {
  return useCart((lines) => lines);
}

/**
 * False in the server's HTML and during hydration, when the cart seems empty because the browser's storage has not been
 * read yet.
 */
export function useIsCartRead(): boolean {
  return useIsHydrated();
}

export function useCartCount(): number {
  return useCart((lines) => lines.reduce((sum, line) => sum + line.quantity, 0));
}

/** Quantity of a variation in the cart. */
export function useCartQuantity(sku: string): number {
  return useCart((lines) => lines.find((line) => line.sku === sku)?.quantity ?? 0);
}
