import { useState, useSyncExternalStore } from "react";
import { readStoredCheckout } from "../start/stored-checkout.ts";

/** Listens to other tabs, which may request an order. */
function subscribe(onChange: () => void): () => void {
  const events = ["focus", "storage"] as const;
  for (const type of events) window.addEventListener(type, onChange);
  return () => {
    for (const type of events) window.removeEventListener(type, onChange);
  };
}

function readAskedId(): string | null {
  const stored = readStoredCheckout();
  return stored?.isAsked ? stored.id : null;
}

/**
 * The checkout whose order this browser has requested without showing its outcome since; null without one. Once known,
 * the checkout stays until it is dismissed, even after the shopper has seen the order.
 */
export function usePendingCheckout(): { id: string | null; dismiss: () => void } {
  const asked = useSyncExternalStore(subscribe, readAskedId, () => null);
  const [known, setKnown] = useState(asked);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (asked !== null && asked !== known) setKnown(asked);
  return { id: known === dismissed ? null : known, dismiss: () => setDismissed(known) };
}
