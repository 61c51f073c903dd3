import { useMemo, useSyncExternalStore } from "react";
import { readStoredText, writeStoredText } from "../../../browser/stored-text.ts";
import type { PriceChange } from "../summary/find-price-change.ts";

const storageKey = "spolverk.checkout-start-change";

/** Null when the browser refuses access. */
function openSession(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Stores the price change between the cart's page and the checkout's page, because the latter is a new document; null
 * deletes it.
 */
export function storeStartChange(checkoutId: string, change: PriceChange | null): void {
  writeStoredText(openSession(), storageKey, change && JSON.stringify({ checkoutId, change }));
}

/** The price change that this tab stored for a checkout; null without one and on the server. */
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
  // Only this module writes the entry, so it needs no validation.
  const kept = JSON.parse(stored) as { checkoutId: string; change: PriceChange };
  return kept.checkoutId === checkoutId ? kept.change : null;
}
