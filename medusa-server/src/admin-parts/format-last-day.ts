/** The last day of what ends with a day in UTC, whatever the merchandiser's time zone is. @param endsAt ISO date or date-time */
export const formatLastDay = (endsAt: string): string =>
  new Date(endsAt).toLocaleDateString(undefined, { timeZone: "UTC" });
