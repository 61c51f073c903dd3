import { useSyncExternalStore } from "react";
import { agreedCookiesKey, readAgreedCookies } from "./has-agreed-cookies.ts";

/** Stores the shopper's answer [4.19] and notifies this page and the other tabs. */
export function answerCookies(isAgreed: boolean): void {
  try {
    window.localStorage.setItem(agreedCookiesKey, String(isAgreed));
  } catch {
    // Full or refused: the caller holds the answer while the page is open.
    return;
  }
  // The browser sends this event to the other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: agreedCookiesKey }));
}

const undecided = () => null;

function onStorage(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
}

/** The shopper's answer to cookies, as it changes here or in another tab; null while undecided or being hydrated. */
export function useAgreedCookies(): boolean | null {
  return useSyncExternalStore(onStorage, () => readAgreedCookies(), undecided);
}
