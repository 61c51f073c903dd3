import { useSyncExternalStore } from "react";

/** For useSyncExternalStore, where what is read differs between server and browser and does not change after. */
const noSubscription = () => () => {};

/** False in the HTML and while hydrating, when nothing in the page answers to the shopper yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
