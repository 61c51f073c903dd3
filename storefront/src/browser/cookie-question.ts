import { useSyncExternalStore } from "react";

let isOpen = false;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/** Opens the cookie question again: withdrawing consent has to be as easy as giving it (GDPR, article 7(3)). */
export function openCookieQuestion(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  set(true);
}

/**
 * Closes the cookie question and returns the element that had the focus when the question was opened; null when the
 * question was not open or the element is gone
 */
export function closeCookieQuestion(): HTMLElement | null {
  const last = opener;
  opener = null;
  if (isOpen) set(false);
  return last?.isConnected ? last : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the shopper has opened the cookie question again and not yet closed it. */
export function useCookieQuestion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}
