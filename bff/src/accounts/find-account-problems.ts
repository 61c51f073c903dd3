import { hasLink, hasLinkInName, isEmail } from "@spolverk/domain";
import { findCompanyProblems } from "../addresses/find-company-problems.ts";
import { normalizeCellNumber } from "../addresses/normalize-cell-number.ts";
import type { AccountSettings } from "../commerce/store.ts";
import type { FieldTextKey } from "../http/texts.ts";

/** By the path of the field within the request's body. */
export type AccountProblems = Readonly<Record<string, FieldTextKey>>;

type NewCompany = { name: string; organizationNumber: string; country: string };

/** What is wrong with a company that an account is to be created for [1.4]. */
export function findNewCompanyProblems({ name, ...company }: NewCompany): AccountProblems {
  const problems = checkCompany({ ...company, name, vatNumber: "", glnOrPeppolId: "" });
  return toProblems("company.", { ...problems, name: checkText(name) });
}

/**
 * What is wrong with an account's settings: the fields of a company belong to a company's account alone, where numbers
 * have the form of its country.
 *
 * @param country whose numbers need no country code, ISO alpha-2
 */
export function findSettingsProblems(
  settings: AccountSettings,
  { kind, country }: { kind: "individual" | "company"; country: string },
): AccountProblems {
  const { name, firstName, lastName, cellNumber, company } = settings;
  return {
    ...toProblems("", {
      accountName: checkText(name),
      firstName: hasLinkInName(firstName) ? "contains_link" : null,
      lastName: hasLinkInName(lastName) ? "contains_link" : null,
      cellNumber:
        cellNumber === "" || normalizeCellNumber(cellNumber, country) ? null : "invalid_cell_number",
      company: (company === null) === (kind === "individual") ? null : company ? "invalid" : "required",
    }),
    ...(company &&
      toProblems("company.", {
        ...checkCompany({ ...company, name }),
        referenceCode: checkText(company.referenceCode),
        invoiceEmail: company.invoiceEmail === "" || isEmail(company.invoiceEmail) ? null : "invalid_email",
      })),
  };
}

type Company = NewCompany & { vatNumber: string; glnOrPeppolId: string };

/**
 * The numbers of a company, whose name the schema asks for. It may leave its VAT number to the checkout, which asks for
 * it where it decides the VAT.
 */
function checkCompany({ name, ...numbers }: Company) {
  const { company: _company, ...problems } = findCompanyProblems({
    billing: { company: name, zip: "", ...numbers },
    vatNumberMissing: true,
    sellerCountry: numbers.country,
  });
  return {
    ...problems,
    organizationNumber: problems["organizationNumber"] ?? checkText(numbers.organizationNumber),
  };
}

/** The shop's mails and invoices must not carry a web address on. */
function checkText(text: string): FieldTextKey | null {
  return hasLink(text) ? "contains_link" : null;
}

function toProblems(
  prefix: string,
  checks: Readonly<Record<string, FieldTextKey | null | undefined>>,
): AccountProblems {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([field, key]) => (key ? [[prefix + field, key]] : [])),
  );
}
