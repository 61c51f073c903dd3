const dayMs = 24 * 60 * 60_000;
/**
 * RFC 9116 recommends less than a year. The date moves on while the shop runs, provided that it runs a maintained
 * version.
 */
const validDays = 180;

/**
 * security.txt of a site (RFC 9116): where to report a vulnerability. It expires at a midnight (UTC), so that the text
 * is the same all day.
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
