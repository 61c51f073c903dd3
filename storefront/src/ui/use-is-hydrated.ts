import { useSyncExternalStore } from "react";

const noSubscription = () => () => {};

/** False in the HTML and while hydrating, when nothing in the page answers to the shopper yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
