/**
 * Formats the last day of a period that ends with a day in UTC. The merchandiser's time zone does not change the day.
 * @param endsAt ISO date or date-time
 */
export const formatLastDay = (endsAt: string): string =>
  new Date(endsAt).toLocaleDateString(undefined, { timeZone: "UTC" });
