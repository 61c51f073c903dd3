/** Time for the shopper to read the confirmation. */
const shownForMs = 3_600_000;

/**
 * Tells whether a placed checkout hides personal details from callers who know only its id. The id is no secret for
 * long: it ends up in histories, bookmarks and forwarded mails.
 *
 * @param placedAt ISO date-time of its order; null while there is none
 * @param now ISO date-time
 */
export function areDetailsHidden({ placedAt, now }: { placedAt: string | null; now: string }): boolean {
  return placedAt !== null && Date.parse(now) - Date.parse(placedAt) >= shownForMs;
}
