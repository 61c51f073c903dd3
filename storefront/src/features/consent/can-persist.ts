/** Where the shopper's answer to the cookie question is kept: null (undecided), true or false [3.4], [4.19]. */
export const agreedCookiesKey = "spolverk.agreedCookies";

/** May what is not needed for buying be kept in this browser? Only once cookies were agreed to [4.32]. */
export function canPersist(): boolean {
  try {
    return localStorage.getItem(agreedCookiesKey) === "true";
  } catch {
    return false;
  }
}
