import type { CartLine } from "@spolverk/domain";
import { useSyncExternalStore } from "react";
import { openStorage } from "../../browser/open-storage.ts";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";
import { createCartStore, noLines } from "./cart-store.ts";
import { cartKey } from "./stored-cart.ts";

/** The browser's cart; on the server it is always empty. */
export const cart = createCartStore(import.meta.env.SSR ? null : openStorage());

if (!import.meta.env.SSR) {
  window.addEventListener("storage", (event) => {
    // A null key: the whole storage was emptied.
    if (event.key === cartKey || event.key === null) cart.readAgain();
  });
  // A page that comes back from the browser's back/forward cache heard of nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) cart.readAgain();
  });
}

/** Of an empty cart while the page is being hydrated, as the HTML was made without one. */
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

/** False in the HTML and while hydrating: an empty cart is not known to be empty yet. */
export function useIsCartRead(): boolean {
  return useIsHydrated();
}

export function useCartCount(): number {
  return useCart((lines) => lines.reduce((sum, line) => sum + line.quantity, 0));
}

/** How many pieces of a variation are in the cart. */
export function useCartQuantity(sku: string): number {
  return useCart((lines) => lines.find((line) => line.sku === sku)?.quantity ?? 0);
}
