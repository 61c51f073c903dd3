import {
  type Billing,
  findUndeliverable,
  hasLink,
  hasLinkInName,
  hasStates,
  isEmail,
  needsPostalCode,
  normalizePostalCode,
  normalizeState,
  type Shipping,
} from "@spolverk/domain";
import type { FieldTextKey } from "../http/texts.ts";
import { type CompanyInput, findCompanyProblems } from "./find-company-problems.ts";
import { normalizeCellNumber } from "./normalize-cell-number.ts";

export type AddressInput = CompanyInput & {
  billing: Billing;
  shipping: Shipping | null;
  company: boolean;
  /**
   * Whether the order has goods that a carrier delivers. An individual's order without them goes by e-mail and needs
   * only the name.
   */
  isDelivered: boolean;
};
type Place = Billing | Shipping;
/** Keyed by field; null where the field is valid. */
type Checks = Readonly<Record<string, FieldTextKey | null>>;

/** Fields that must not contain links, because mails, invoices and parcels carry their text. */
const nameFields = ["firstName", "lastName"] as const;
const textFields = [
  ...(["company", "addressLine1", "addressLine2", "zip", "city", "organizationNumber"] as const),
  ...(["referenceCode", "invoiceNotes"] as const),
];

/**
 * Validates addresses beyond their schema, keyed by field ("billing.state") [5.2]. Company fields are ignored for an
 * individual.
 */
export function findAddressProblems(input: AddressInput): Record<string, FieldTextKey> {
  const { billing, shipping } = input;
  // A company's invoice needs a postal address.
  const isPostal = input.isDelivered || input.company;
  const ofBilling: Checks = {
    ...checkName(billing),
    ...(isPostal && checkPlace(billing)),
    ...(isPostal && { state: checkState(billing, { isDelivered: input.isDelivered && !shipping }) }),
    cellNumber:
      checkCellNumber(billing.cellNumber, billing.country) ?? (isPostal ? require(billing.cellNumber) : null),
    invoiceEmail: input.company ? checkEmail(billing.invoiceEmail) : null,
    ...(input.company && findCompanyProblems(input)),
  };
  const ofShipping: Checks = shipping
    ? {
        ...checkName(shipping),
        ...checkPlace(shipping),
        state: checkState(shipping, { isDelivered: true }),
        shippingEmail: checkEmail(shipping.shippingEmail),
        shippingCellNumber: checkCellNumber(shipping.shippingCellNumber, shipping.country),
      }
    : {};
  return {
    ...toProblems("billing", ofBilling),
    ...toProblems("shipping", ofShipping),
    ...toProblems("billing", checkLinks(billing)),
    ...(shipping && toProblems("shipping", checkLinks(shipping))),
  };
}

/** The shop's mails must not carry a sender's link to a third person. */
function checkLinks(form: Partial<Billing>): Checks {
  const check = (isFound: (text: string) => boolean) => (field: keyof Billing) =>
    [field, isFound(form[field] ?? "") ? "contains_link" : null] as const;
  return Object.fromEntries([...nameFields.map(check(hasLinkInName)), ...textFields.map(check(hasLink))]);
}

function toProblems(form: string, checks: Checks): Record<string, FieldTextKey> {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([field, key]) => (key === null ? [] : [[`${form}.${field}`, key]])),
  );
}

/** Requires a first or a last name, not both: many people have only one name. */
function checkName({ firstName, lastName }: Place): Checks {
  return { firstName: firstName === "" && lastName === "" ? "name_required" : null };
}

function checkPlace({ addressLine1, zip, city, country }: Place): Checks {
  const isWrongZip = zip !== "" && normalizePostalCode(country, zip) === null;
  return {
    addressLine1: require(addressLine1),
    zip: isWrongZip ? "invalid_zip" : needsPostalCode(country) ? require(zip) : null,
    city: require(city),
  };
}

const undeliverableTexts = {
  military_post: "unreachable_military_post",
  distant_territory: "unreachable_state",
} as const;

function checkState(
  { state, country }: Place,
  { isDelivered }: { isDelivered: boolean },
): FieldTextKey | null {
  if (!hasStates(country)) return null;
  const code = normalizeState(country, state);
  if (code === null) return require(state) ?? "invalid_state";
  const undeliverable = isDelivered ? findUndeliverable(country, code) : null;
  return undeliverable && undeliverableTexts[undeliverable];
}

function require(text: string): "required" | null {
  return text === "" ? "required" : null;
}

function checkEmail(text: string): "invalid_email" | null {
  return text === "" || isEmail(text) ? null : "invalid_email";
}

function checkCellNumber(text: string, country: string): "invalid_cell_number" | null {
  return text === "" || normalizeCellNumber(text, country) !== null ? null : "invalid_cell_number";
}
