/**
 * Formats the day of a moment in Sweden, where the shop is. The merchandiser's time zone does not change the day.
 * @param moment ISO date-time
 */
export const formatShopDay = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { timeZone: "Europe/Stockholm" });
