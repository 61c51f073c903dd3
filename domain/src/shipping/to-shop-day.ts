let swedishDay: Intl.DateTimeFormat | null = null;

/**
 * The calendar day of a moment where the shop is, in Sweden, YYYY-MM-DD.
 *
 * @param moment ISO date-time
 * @throws RangeError when it cannot be read
 */
export function toShopDay(moment: string): string {
  // Sweden writes a day YYYY-MM-DD. Made at first use, because a time zone takes a phone a tenth of a second to load.
  swedishDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });
  return swedishDay.format(new Date(moment));
}
