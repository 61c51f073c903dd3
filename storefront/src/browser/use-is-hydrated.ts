import { useSyncExternalStore } from "react";

/**
 * The subscription of `useSyncExternalStore` for a value that differs between server and browser, but never changes
 * later.
 */
const noSubscription = () => () => {};

/** False in the server's HTML and during hydration, while the page does not react to the shopper yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
