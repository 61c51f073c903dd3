import type { Billing, Shipping } from "@spolverk/domain";
import type { AccountAddress, CommerceAccountDetail } from "../commerce/store.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import { normalizeBilling, normalizeShipping } from "../addresses/normalize-address.ts";

type Prefilled = Pick<CheckoutRecord, "accountId" | "email" | "company" | "billing" | "shipping">;

/**
 * Assigns a checkout to an account and fills empty fields from the account. A typed address stays, together with the
 * kind of customer that it was typed for. A stored address that is incomplete, or not in the country that the checkout
 * is priced for, leaves the address step open.
 */
export function prefillCheckout(
  record: Omit<Prefilled, "accountId"> & Pick<CheckoutRecord, "country">,
  account: CommerceAccountDetail,
): Prefilled {
  const { id: accountId, email, kind, addresses } = account;
  const given = { accountId, email: record.email ?? email };
  if (record.billing) {
    return { ...given, company: record.company, billing: record.billing, shipping: record.shipping };
  }
  const billing = addresses.find(({ isBilling }) => isBilling);
  const shipping = addresses.find(({ isShipping }) => isShipping);
  return {
    ...given,
    company: kind === "company",
    billing: toBilling(account, billing, record.country),
    shipping: shipping && shipping.id !== billing?.id ? toShipping(shipping) : null,
  };
}

/** Null for an account without billing data. */
function toBilling(
  { kind, name, company, ...contact }: CommerceAccountDetail,
  address: AccountAddress | undefined,
  country: string,
): Billing | null {
  if (!address && !company && contact.firstName === "" && contact.lastName === "") return null;
  // An address with only a first or a last name does not get the missing name from the account.
  const { firstName, lastName } = address && (address.firstName || address.lastName) ? address : contact;
  return normalizeBilling({
    firstName,
    lastName,
    addressLine1: address?.addressLine1 ?? "",
    addressLine2: address?.addressLine2 ?? "",
    zip: address?.zip ?? "",
    city: address?.city ?? "",
    state: address?.state ?? "",
    country: address?.country ?? company?.country ?? country,
    cellNumber: address?.cellNumber || contact.cellNumber,
    company: kind === "company" ? address?.company || name : "",
    organizationNumber: company?.organizationNumber ?? "",
    vatNumber: company?.vatNumber ?? "",
    glnOrPeppolId: company?.glnOrPeppolId ?? "",
    referenceCode: company?.referenceCode ?? "",
    invoiceNotes: "",
    invoiceEmail: company?.invoiceEmail ?? "",
  });
}

function toShipping({ cellNumber, ...address }: AccountAddress): Shipping {
  const { firstName, lastName, addressLine1, addressLine2, zip, city, state, country, company } = address;
  return normalizeShipping({
    firstName,
    lastName,
    addressLine1,
    addressLine2,
    zip,
    city,
    state,
    country,
    company,
    shippingEmail: "",
    shippingCellNumber: cellNumber,
  });
}
