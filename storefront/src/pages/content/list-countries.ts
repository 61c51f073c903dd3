import type { Reseller } from "@spolverk/bff/contract";

/** The countries of some shops, each once, in the order of their codes. */
export function listCountries(resellers: readonly Pick<Reseller, "country">[]): string[] {
  return [...new Set(resellers.map(({ country }) => country))].toSorted();
}
