import type { Billing, Destination, Shipping } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceSettings } from "../commerce/engine.ts";
import { findAddressProblems } from "../addresses/find-address-problems.ts";

/** Where the goods go: to the billing address unless another was given. */
export function toDeliveryAddress(billing: Billing, shipping: Shipping | null): Billing | Shipping {
  return shipping ?? billing;
}

/** Where the checkout is priced for: the postal code counts once the address of delivery is in that country. */
export function toDestination({
  country,
  billing,
  shipping,
}: Pick<CheckoutRecord, "country" | "billing" | "shipping">): Destination {
  const address = billing && toDeliveryAddress(billing, shipping);
  return { country, zip: address?.country === country ? address.zip : null };
}

/** Are the addresses there, sound for this kind of customer, and in the country that was priced? */
export function isAddressComplete(
  record: Pick<CheckoutRecord, "billing" | "shipping" | "company" | "country" | "vatNumberMissing">,
  { sellerCountry, isDelivered }: Pick<CommerceSettings, "sellerCountry"> & { isDelivered: boolean },
): boolean {
  const { billing, shipping, country } = record;
  if (!billing || toDeliveryAddress(billing, shipping).country !== country) return false;
  return Object.keys(findAddressProblems({ ...record, billing, sellerCountry, isDelivered })).length === 0;
}
