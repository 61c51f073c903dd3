/**
 * Tells whether a company has to give its number in the register of its country [3.39]: in Sweden always, elsewhere
 * unless it is known by its VAT number.
 *
 * @param company.country of the bill, ISO alpha-2 in capitals
 * @param company.vatNumber empty when there is none
 */
export function needsOrganizationNumber(company: { country: string; vatNumber: string }): boolean {
  return company.country === "SE" || company.vatNumber === "";
}
