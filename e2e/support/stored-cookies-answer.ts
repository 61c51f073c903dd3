/** An answer to the question of cookies as the browser keeps it from an earlier visit. */
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
