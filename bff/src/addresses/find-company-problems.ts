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
  /** The company has said that it has no VAT number [3.39]. */
  vatNumberMissing: boolean;
  sellerCountry: string;
};

/**
 * What is wrong with the fields of a company, by the name of the field: a name, and the numbers of its country. The postcode
 * is as `normalizePostalCode` writes it, or empty where it is not known.
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
    // The VAT number that has to be given will name the company.
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
  // An account's settings have no postcode.
  const isElsewhere = zip !== "" && !zip.startsWith("BT");
  return isOfNorthernIreland && isElsewhere ? "vat_number_of_northern_ireland" : null;
}

/** In another member state than the seller's the number decides the VAT: the company gives it or says that it has none. */
function isVatNumberDue({ billing, vatNumberMissing, sellerCountry }: CompanyInput): boolean {
  return billing.vatNumber === "" && !vatNumberMissing && isInOtherMemberState(billing, sellerCountry);
}
