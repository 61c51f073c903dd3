/** Where the shopper's answer to the question of cookies is kept: null (undecided), true or false [3.4], [4.19]. */
const agreedCookiesKey = "spolverk.agreedCookies";

/**
 * Has the shopper agreed to cookies? Only then may this browser keep what is not needed for buying [4.32], and
 * only then may a page load what others serve [2.46].
 */
export function hasAgreedCookies(getStorage = (): Pick<Storage, "getItem"> => window.localStorage): boolean {
  try {
    return getStorage().getItem(agreedCookiesKey) === "true";
  } catch {
    // A browser that keeps nothing has kept no answer either.
    return false;
  }
}
