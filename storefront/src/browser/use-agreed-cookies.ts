import { useSyncExternalStore } from "react";
import { agreedCookiesKey, readAgreedCookies } from "./has-agreed-cookies.ts";

/** Keeps the shopper's answer [4.19], and tells this page and the other tabs of it. */
export function answerCookies(isAgreed: boolean): void {
  try {
    window.localStorage.setItem(agreedCookiesKey, String(isAgreed));
  } catch {
    // Full or refused: the caller remembers the answer for as long as the page.
    return;
  }
  // The browser tells other tabs only; this one hears it in the same way.
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
