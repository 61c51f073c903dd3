import type { Billing, Destination, Shipping } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceSettings } from "../commerce/engine.ts";
import { findAddressProblems } from "../addresses/find-address-problems.ts";

/** The delivery address, which is the billing address unless another was given. */
export function toDeliveryAddress(billing: Billing, shipping: Shipping | null): Billing | Shipping {
  return shipping ?? billing;
}

/**
 * The destination that the checkout is priced for. The postal code is null until the checkout has a delivery address in
 * the priced country.
 */
export function toDestination({
  country,
  billing,
  shipping,
}: Pick<CheckoutRecord, "country" | "billing" | "shipping">): Destination {
  const address = billing && toDeliveryAddress(billing, shipping);
  return { country, zip: address?.country === country ? address.zip : null };
}

/** Whether the addresses are present, valid for this kind of customer, and in the priced country. */
export function isAddressComplete(
  record: Pick<CheckoutRecord, "billing" | "shipping" | "company" | "country" | "vatNumberMissing">,
  { sellerCountry, isDelivered }: Pick<CommerceSettings, "sellerCountry"> & { isDelivered: boolean },
): boolean {
  const { billing, shipping, country } = record;
  if (!billing || toDeliveryAddress(billing, shipping).country !== country) return false;
  return Object.keys(findAddressProblems({ ...record, billing, sellerCountry, isDelivered })).length === 0;
}
