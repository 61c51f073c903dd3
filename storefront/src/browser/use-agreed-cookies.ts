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
 * @param days after which the question is asked again
 */
export function answerCookies(isAgreed: boolean, days: number, by: "button" | "use" = "button"): void {
  try {
    window.localStorage.setItem(agreedCookiesKey, toStoredAnswer(isAgreed, { by, days }));
  } catch {
    // Full or refused: the caller holds the answer while the page is open.
    return;
  }
  // The browser sends this event to the other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key: agreedCookiesKey }));
}

/**
 * Takes the cart, the checkout, a purchase or the way to the privacy page as agreement to cookies, where the site's operator has
 * chosen so [4.21], [4.23].
 */
export function agreeByUse({ impliedConsent, consentDays }: SiteConsent): void {
  if (impliedConsent && !hasAgreedCookies()) answerCookies(true, consentDays, "use");
}

const undecided = () => null;

/** Calls back when the answer changes here or in another tab. @returns what ends that */
export function onCookiesAnswered(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === agreedCookiesKey || key === null) onChange();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** The shopper's answer to cookies, as it changes here or in another tab; null while undecided or being hydrated. */
export function useAgreedCookies(): boolean | null {
  return useSyncExternalStore(onCookiesAnswered, () => readAgreedCookies(), undecided);
}
