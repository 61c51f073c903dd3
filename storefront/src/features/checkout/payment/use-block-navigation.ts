import { useBlocker } from "@tanstack/react-router";

/** Keeps the shopper on the page while something must not be broken off: a link does nothing, a reload asks [4.34]. */
export function useBlockNavigation(isBusy: boolean): void {
  useBlocker({ shouldBlockFn: () => isBusy, enableBeforeUnload: () => isBusy });
}
