import {
  hasStates,
  isEuCountry,
  isGln,
  isPeppolId,
  isPlausiblePhoneNumber,
  isStateCode,
  isSwedishOrganizationNumber,
  isVatNumberFormat,
} from "@spolverk/domain";
import type { Billing, Shipping } from "../../contract/checkout.ts";
import type { FieldTextKey } from "../../http/texts.ts";

type Problems = Record<string, FieldTextKey>;

/**
 * What the addresses lack beyond their schema, by field ("billing.state"). A company names itself, in
 * Sweden by its organisation number too [5.3]; the fields of a company do not matter for anybody else.
 */
export function findAddressProblems(input: {
  billing: Billing;
  shipping: Shipping | null;
  company: boolean;
}): Problems {
  const { billing, shipping } = input;
  return {
    ...checkState("billing", billing),
    ...checkCellNumber("billing.cellNumber", billing.cellNumber),
    ...(input.company && checkCompany(billing)),
    ...(shipping && checkState("shipping", shipping)),
    ...(shipping?.shippingCellNumber &&
      checkCellNumber("shipping.shippingCellNumber", shipping.shippingCellNumber)),
  };
}

function checkState(form: string, { country, state }: Pick<Billing, "country" | "state">): Problems {
  if (!hasStates(country)) return {};
  if (state === "") return { [`${form}.state`]: "required" };
  return isStateCode(state) ? {} : { [`${form}.state`]: "invalid_state" };
}

function checkCellNumber(field: string, number: string): Problems {
  return isPlausiblePhoneNumber(number) ? {} : { [field]: "invalid_cell_number" };
}

function checkCompany(billing: Billing): Problems {
  const { company, country, organizationNumber, vatNumber, glnOrPeppolId } = billing;
  const problems: Problems = {};
  if (company === "") problems["billing.company"] = "required";
  if (country === "SE") {
    if (organizationNumber === "") problems["billing.organizationNumber"] = "required";
    else if (!isSwedishOrganizationNumber(organizationNumber)) {
      problems["billing.organizationNumber"] = "invalid_organization_number";
    }
  }
  if (vatNumber !== "" && isEuCountry(country) && !isVatNumberFormat(country, vatNumber)) {
    problems["billing.vatNumber"] = "invalid_vat_number";
  }
  if (glnOrPeppolId !== "" && !isGln(glnOrPeppolId) && !isPeppolId(glnOrPeppolId)) {
    problems["billing.glnOrPeppolId"] = "invalid_gln_or_peppol_id";
  }
  return problems;
}
