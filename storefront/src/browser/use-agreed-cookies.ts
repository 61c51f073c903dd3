import { useSyncExternalStore } from "react";
import {
  agreedCookiesKey,
  hasAgreedCookies,
  readAgreedCookies,
  toStoredAnswer,
} from "./has-agreed-cookies.ts";

type SiteConsent = { impliedConsent: boolean; consentDays: number };

/**
 * Stores the shopper's answer [4.19] and notifies this page and the other tabs.
 *
 * @param days until the question is shown again
 */
export function answerCookies(isAgreed: boolean, days: number, by: "button" | "use" = "button"): void {
  try {
    window.localStorage.setItem(agreedCookiesKey, toStoredAnswer(isAgreed, { by, days }));
  } catch {
    // Storage is full or refused: the caller keeps the answer for as long as the page is open.
    return;
  }
  // The browser dispatches a storage event only to the other tabs, so this tab dispatches its own.
  window.dispatchEvent(new StorageEvent("storage", { key: agreedCookiesKey }));
}

/**
 * Counts the use of the cart, a checkout, a purchase or the privacy page as agreement to cookies, on sites with implied
 * consent [4.21], [4.23].
 */
export function agreeByUse({ impliedConsent, consentDays }: SiteConsent): void {
  if (impliedConsent && !hasAgreedCookies()) answerCookies(true, consentDays, "use");
}

const undecided = () => null;

/**
 * Calls back when the answer changes here or in another tab.
 *
 * @returns a function that unsubscribes
 */
export function onCookiesAnswered(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === agreedCookiesKey || key === null) onChange();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** The shopper's current answer to the cookie question; null while undecided or during hydration. */
export function useAgreedCookies(): boolean | null {
  return useSyncExternalStore(onCookiesAnswered, () => readAgreedCookies(), undecided);
}
