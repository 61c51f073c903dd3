/** Sweden writes a day YYYY-MM-DD. */
const swedishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" });

/**
 * The calendar day of a moment where the shop is, in Sweden, YYYY-MM-DD.
 *
 * @param moment ISO date-time
 * @throws RangeError when it cannot be read
 */
export function toShopDay(moment: string): string {
  return swedishDay.format(new Date(moment));
}
