/** The storage key of the shopper's answer to the cookie question [3.4], [4.19]. */
export const agreedCookiesKey = "spolverk.agreedCookies";

type ReadStorage = Pick<Storage, "getItem">;

/** The shopper's answer to the cookie question; null while undecided [4.19]. */
export function readAgreedCookies(getStorage = (): ReadStorage => window.localStorage): boolean | null {
  try {
    const answer = getStorage().getItem(agreedCookiesKey);
    return answer === "true" || (answer === "false" ? false : null);
  } catch {
    // A browser without storage has no answer either.
    return null;
  }
}

/**
 * Tells whether the shopper has agreed to cookies. Only then may the shop store what is not needed for buying [4.32]
 * and may a page load what others serve [2.46].
 */
export function hasAgreedCookies(): boolean {
  return readAgreedCookies() === true;
}
