import { useState, useSyncExternalStore } from "react";
import { readStoredCheckout } from "../start/stored-checkout.ts";

/** Another tab may have requested the order. */
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
 * The checkout whose order this browser has requested and not seen since; null without one. Once known, it stays until
 * dismissed, even when the order was seen.
 */
export function usePendingCheckout(): { id: string | null; dismiss: () => void } {
  const asked = useSyncExternalStore(subscribe, readAskedId, () => null);
  const [known, setKnown] = useState(asked);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (asked !== null && asked !== known) setKnown(asked);
  return { id: known === dismissed ? null : known, dismiss: () => setDismissed(known) };
}
