const dayMs = 24 * 60 * 60_000;
/**
 * Days until the text expires; RFC 9116 recommends less than a year. The date moves on as long as the shop runs, so
 * this assumes that a running shop is a maintained version.
 */
const validDays = 180;

/**
 * security.txt of a site (RFC 9116): where to report a vulnerability. The expiry is a midnight (UTC), so that the text
 * does not change during a day.
 *
 * @param email mailbox that receives reports, as SECURITY.md says
 */
export function toSecurityText({ origin, email, now }: { origin: string; email: string; now: Date }): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(midnight + validDays * dayMs).toISOString().replace(".000Z", "Z");
  return [
    `Contact: mailto:${email}?subject=Security`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, sv",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
