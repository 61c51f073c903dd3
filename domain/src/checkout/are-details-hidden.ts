/** As long as whoever ordered may still be reading the confirmation. */
const shownForMs = 3_600_000;

/**
 * Are the personal details of a placed checkout hidden from a caller who knows no more than its id? An id ends up in
 * histories, bookmarks and mails that others read.
 *
 * @param placedAt ISO date-time of its order; null while there is none
 * @param now ISO date-time
 */
export function areDetailsHidden({ placedAt, now }: { placedAt: string | null; now: string }): boolean {
  return placedAt !== null && Date.parse(now) - Date.parse(placedAt) >= shownForMs;
}
