/** Does a browser say that it is a phone's? Phones have "Mobi" in their name, whoever made them; tablets have not. */
export function isPhone(userAgent: string): boolean {
  return userAgent.includes("Mobi");
}
