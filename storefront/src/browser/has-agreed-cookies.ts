/** Where the shopper's answer to the question of cookies is kept [3.4], [4.19]. */
export const agreedCookiesKey = "spolverk.agreedCookies";

type ReadStorage = Pick<Storage, "getItem">;

/** What the shopper said to cookies; null while undecided [4.19]. */
export function readAgreedCookies(getStorage = (): ReadStorage => window.localStorage): boolean | null {
  try {
    const answer = getStorage().getItem(agreedCookiesKey);
    return answer === "true" || (answer === "false" ? false : null);
  } catch {
    // A browser that keeps nothing has kept no answer either.
    return null;
  }
}

/**
 * Has the shopper agreed to cookies? Only then may this browser keep what is not needed for buying [4.32], and
 * only then may a page load what others serve [2.46].
 */
export function hasAgreedCookies(): boolean {
  return readAgreedCookies() === true;
}
