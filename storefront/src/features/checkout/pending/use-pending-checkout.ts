import { useState, useSyncExternalStore } from "react";
import { readStoredCheckout } from "../start/stored-checkout.ts";

/** Another tab may have asked for the order. */
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
 * The checkout whose order was asked for in this browser and not seen since. Stays, also once it is seen, until it is
 * dismissed; null for everybody else.
 */
export function usePendingCheckout(): { id: string | null; dismiss: () => void } {
  const asked = useSyncExternalStore(subscribe, readAskedId, () => null);
  const [known, setKnown] = useState(asked);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (asked !== null && asked !== known) setKnown(asked);
  return { id: known === dismissed ? null : known, dismiss: () => setDismissed(known) };
}
