import {
  type Billing,
  hasVatNumberForm,
  isGln,
  isInOtherMemberState,
  isOrganizationNumber,
  isPeppolId,
  needsOrganizationNumber,
  normalizeVatNumber,
  toVatNumberCountry,
} from "@spolverk/domain";
import type { FieldTextKey } from "../http/texts.ts";

type Company = Pick<
  Billing,
  "company" | "country" | "zip" | "organizationNumber" | "vatNumber" | "glnOrPeppolId"
>;
export type CompanyInput = {
  billing: Company;
  /** The company has declared that it has no VAT number [3.39]. */
  vatNumberMissing: boolean;
  sellerCountry: string;
};

/**
 * Validates the name and the national numbers of a company, keyed by field. The postcode is in the form of
 * `normalizePostalCode`, or empty where it is unknown.
 */
export function findCompanyProblems(input: CompanyInput): Record<string, FieldTextKey | null> {
  const { company, glnOrPeppolId } = input.billing;
  const isElectronicAddress = glnOrPeppolId === "" || isGln(glnOrPeppolId) || isPeppolId(glnOrPeppolId);
  return {
    company: company === "" ? "required" : null,
    organizationNumber: checkOrganizationNumber(input),
    vatNumber: checkVatNumber(input),
    glnOrPeppolId: isElectronicAddress ? null : "invalid_gln_or_peppol_id",
  };
}

function checkOrganizationNumber(input: CompanyInput): FieldTextKey | null {
  const { country, organizationNumber, vatNumber } = input.billing;
  if (organizationNumber === "") {
    // A company that has to give its VAT number is identified by it, so it needs no organization number as well.
    const named = isVatNumberDue(input) ? "due" : vatNumber;
    return needsOrganizationNumber({ country, vatNumber: named }) ? "required" : null;
  }
  if (isOrganizationNumber(country, organizationNumber)) return null;
  return country === "SE" ? "invalid_organization_number" : "invalid_company_number";
}

function checkVatNumber(input: CompanyInput): FieldTextKey | null {
  const { country, vatNumber, zip } = input.billing;
  if (isVatNumberDue(input)) return "required";
  if (vatNumber === "" || !hasVatNumberForm(country)) return null;
  const normalized = normalizeVatNumber(country, vatNumber);
  if (normalized === null) return "invalid_vat_number";
  const isOfNorthernIreland = toVatNumberCountry({ country, vatNumber: normalized }) === "XI";
  // Account settings have no postcode: without one, a number of Northern Ireland is accepted.
  const isElsewhere = zip !== "" && !zip.startsWith("BT");
  return isOfNorthernIreland && isElsewhere ? "vat_number_of_northern_ireland" : null;
}

/**
 * In another member state than the seller's, the VAT number decides the VAT: the company gives the number or declares
 * that it has none.
 */
function isVatNumberDue({ billing, vatNumberMissing, sellerCountry }: CompanyInput): boolean {
  return billing.vatNumber === "" && !vatNumberMissing && isInOtherMemberState(billing, sellerCountry);
}
