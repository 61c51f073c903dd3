import { useEffect, useSyncExternalStore } from "react";

const events = ["online", "offline"] as const;

function subscribe(onChange: () => void): () => void {
  for (const type of events) window.addEventListener(type, onChange);
  return () => {
    for (const type of events) window.removeEventListener(type, onChange);
  };
}

/** False when the browser knows that it is offline; a connection without internet access counts as online. */
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
