import { useSyncExternalStore } from "react";
import type { CartNotice } from "./restore-cart.ts";

const nothing: readonly CartNotice[] = [];
const listeners = new Set<() => void>();
let notices = nothing;

function set(next: readonly CartNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** The changes that restoring the cart made to it. A notice stays until the shopper dismisses it. */
export const cartNotices = {
  add: (added: readonly CartNotice[]) => set([...notices, ...added]),
  dismiss: (id: string) => set(notices.filter((notice) => notice.id !== id)),
};

export function useCartNotices(): readonly CartNotice[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
    () => nothing,
  );
}
