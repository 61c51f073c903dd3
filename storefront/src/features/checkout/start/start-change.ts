import { useMemo, useSyncExternalStore } from "react";
import { readStoredText, writeStoredText } from "../../../browser/stored-text.ts";
import type { PriceChange } from "../summary/find-price-change.ts";

const storageKey = "spolverk.checkout-start-change";

/** Null where the browser refuses access. */
function openSession(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Stores for the checkout's page, which is another document, what has changed since the cart's; null: nothing has. */
export function storeStartChange(checkoutId: string, change: PriceChange | null): void {
  writeStoredText(openSession(), storageKey, change && JSON.stringify({ checkoutId, change }));
}

/** What this tab stored for a checkout; null on the server and where there is nothing. */
export function useStartChange(checkoutId: string): PriceChange | null {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => readStoredText(openSession(), storageKey),
    () => null,
  );
  return useMemo(() => toStartChange(stored, checkoutId), [stored, checkoutId]);
}

const subscribeToNothing = () => () => {};

function toStartChange(stored: string | null, checkoutId: string): PriceChange | null {
  if (stored === null) return null;
  // Only this module writes it.
  const kept = JSON.parse(stored) as { checkoutId: string; change: PriceChange };
  return kept.checkoutId === checkoutId ? kept.change : null;
}
