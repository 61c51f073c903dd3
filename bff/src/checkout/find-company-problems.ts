import {
  hasVatNumberForm,
  isGln,
  isOrganizationNumber,
  isOtherEuCountry,
  isPeppolId,
  needsOrganizationNumber,
  normalizeVatNumber,
} from "@spolverk/domain";
import type { Billing } from "../contract/checkout.ts";
import type { FieldTextKey } from "../http/texts.ts";

type Company = Pick<Billing, "company" | "country" | "organizationNumber" | "vatNumber" | "glnOrPeppolId">;
export type CompanyInput = {
  billing: Company;
  /** The company has said that it has no VAT number [3.39]. */
  vatNumberMissing: boolean;
  sellerCountry: string;
};

/** What is wrong with the fields of a company, by the name of the field: a name, and the numbers of its country. */
export function findCompanyProblems(input: CompanyInput): Record<string, FieldTextKey | null> {
  const { company, glnOrPeppolId } = input.billing;
  const isElectronicAddress = glnOrPeppolId === "" || isGln(glnOrPeppolId) || isPeppolId(glnOrPeppolId);
  return {
    company: company === "" ? "required" : null,
    organizationNumber: checkOrganizationNumber(input.billing),
    vatNumber: checkVatNumber(input),
    glnOrPeppolId: isElectronicAddress ? null : "invalid_gln_or_peppol_id",
  };
}

function checkOrganizationNumber({ country, organizationNumber, vatNumber }: Company): FieldTextKey | null {
  if (organizationNumber === "") return needsOrganizationNumber({ country, vatNumber }) ? "required" : null;
  if (isOrganizationNumber(country, organizationNumber)) return null;
  return country === "SE" ? "invalid_organization_number" : "invalid_company_number";
}

/** In another EU country than the seller's the number decides the VAT: the company gives it or says that it has none. */
function checkVatNumber({ billing, vatNumberMissing, sellerCountry }: CompanyInput): FieldTextKey | null {
  const { country, vatNumber } = billing;
  if (vatNumber === "") {
    return isOtherEuCountry(country, sellerCountry) && !vatNumberMissing ? "required" : null;
  }
  return hasVatNumberForm(country) && normalizeVatNumber(country, vatNumber) === null
    ? "invalid_vat_number"
    : null;
}
