/** Where the shopper's answer to the question of cookies is kept: null, true or false [3.4], [4.19]. */
const agreedCookiesKey = "spolverk.agreedCookies";

/** May this page load what others serve, such as reviews? Only once cookies are agreed to [2.53]. */
export function canLoadThirdParty(getStorage = (): Pick<Storage, "getItem"> => window.localStorage): boolean {
  try {
    return getStorage().getItem(agreedCookiesKey) === "true";
  } catch {
    // A browser that keeps nothing has kept no answer either.
    return false;
  }
}
