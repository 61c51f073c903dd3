import type { Reseller } from "@spolverk/bff/contract";

/** The countries of some resellers, without duplicates, sorted by code. */
export function listCountries(resellers: readonly Pick<Reseller, "country">[]): string[] {
  return [...new Set(resellers.map(({ country }) => country))].toSorted();
}
