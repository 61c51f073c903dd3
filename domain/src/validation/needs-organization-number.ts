/**
 * Tells whether a company has to enter its register number [3.39]: in Sweden always, elsewhere only without a VAT
 * number.
 *
 * @param company.country billing country, ISO alpha-2 in capitals
 * @param company.vatNumber empty when there is none
 */
export function needsOrganizationNumber(company: { country: string; vatNumber: string }): boolean {
  return company.country === "SE" || company.vatNumber === "";
}
