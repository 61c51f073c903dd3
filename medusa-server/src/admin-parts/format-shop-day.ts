/** The day of a moment where the shop is, in Sweden, whatever the merchandiser's time zone is. @param moment ISO date-time */
export const formatShopDay = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { timeZone: "Europe/Stockholm" });
