import { useSyncExternalStore } from "react";
import { noSubscription } from "./no-subscription.ts";

/** False in the HTML and while hydrating, when nothing in the page answers to the shopper yet. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
