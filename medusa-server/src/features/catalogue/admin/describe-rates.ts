import { nameCountry } from "../../../admin-parts/name-country.ts";

/** A country's present rate in percent, and its replacement. */
type NewRate = { country: string; before: number; after: number };

/** The text that a merchandiser confirms before rates take effect at once. */
export function describeRates(rates: readonly NewRate[]): string {
  const each = rates.map(
    ({ country, before, after }) => `${nameCountry(country)}: ${before}\u00A0% → ${after}\u00A0%`,
  );
  return `${each.join(", ")}. This holds at once, in open checkouts too; placed orders and their documents keep their rate. A mistake is corrected by another rate from today.`;
}
