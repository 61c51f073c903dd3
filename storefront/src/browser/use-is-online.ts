import { useEffect, useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

function subscribe(onChange: () => void): () => void {
  for (const type of events) window.addEventListener(type, onChange);
  return () => {
    for (const type of events) window.removeEventListener(type, onChange);
  };
}

/** False while the browser knows that it has no connection; a connection that leads nowhere counts as one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back when the browser comes back online. */
export function useBackOnline(onBack: () => void): void {
  useEffect(() => {
    window.addEventListener("online", onBack);
    return () => window.removeEventListener("online", onBack);
  });
}
