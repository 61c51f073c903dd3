import { useSyncExternalStore } from "react";

/** For useSyncExternalStore with a value that differs between server and browser but never changes later. */
const noSubscription = () => () => {};

/** False in the server's HTML and during hydration, when the page does not react to the shopper yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
