let swedishDay: Intl.DateTimeFormat | null = null;

/**
 * The calendar day of a moment in Sweden, where the shop is, YYYY-MM-DD.
 *
 * @param moment ISO date-time
 * @throws RangeError when it cannot be read
 */
export function toShopDay(moment: string): string {
  // The sv-SE format is YYYY-MM-DD. Created lazily, because a time zone takes a phone a tenth of a second to load.
  swedishDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
  return swedishDay.format(new Date(moment));
}
