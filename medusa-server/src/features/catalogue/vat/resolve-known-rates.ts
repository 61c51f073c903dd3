import { resolveVatRates, type VatRates } from "@spolverk/domain";
import type { CountryRate } from "./read-country-rates.ts";
import type { PlannedRate } from "./read-vat-changes.ts";

/** Resolves the VAT rates at a moment (ISO) from the tax regions' rates and the planned ones. */
export function resolveKnownRates(
  known: readonly CountryRate[],
  planned: readonly PlannedRate[],
  moment: string,
): VatRates {
  const present = Object.fromEntries(known.map(({ country, rate }) => [country, rate]));
  const changes = planned.map(({ country, rate, starts_on }) => ({ country, rate, startsOn: starts_on }));
  return resolveVatRates(present, changes, moment);
}
