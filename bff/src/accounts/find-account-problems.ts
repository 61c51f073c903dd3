import { hasLink, hasLinkInName, isEmail } from "@spolverk/domain";
import { findCompanyProblems } from "../addresses/find-company-problems.ts";
import { normalizeCellNumber } from "../addresses/normalize-cell-number.ts";
import type { AccountSettings } from "../commerce/store.ts";
import type { FieldTextKey } from "../http/texts.ts";

/** Keyed by the field's path within the request body. */
export type AccountProblems = Readonly<Record<string, FieldTextKey>>;

type NewCompany = { name: string; organizationNumber: string; country: string };

/** Validates the company of a new account [1.4]. */
export function findNewCompanyProblems({ name, ...company }: NewCompany): AccountProblems {
  const problems = checkCompany({ ...company, name, vatNumber: "", glnOrPeppolId: "" });
  return toProblems("company.", { ...problems, name: checkText(name) });
}

/**
 * Validates an account's settings. Only a company's account has company fields, whose numbers have to follow the
 * formats of the company's country.
 * @param country ISO alpha-2 code; a phone number of this country needs no country calling code
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
 * Checks a company's numbers; the schema already requires the name. The VAT number is optional here: the checkout
 * requires it where the number decides the VAT.
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

/** Links are refused because the shop's mails and invoices would carry them to others. */
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
