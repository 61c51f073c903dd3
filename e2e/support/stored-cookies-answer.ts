/** An answer to the cookie banner as an earlier visit stored it. */
export function toStoredCookiesAnswer(isAgreed: boolean): string {
  const at = new Date();
  const until = new Date(at.getTime() + 90 * 86_400_000);
  return JSON.stringify({
    isAgreed,
    by: "button",
    at: at.toISOString(),
    until: until.toISOString(),
    version: 1,
  });
}
