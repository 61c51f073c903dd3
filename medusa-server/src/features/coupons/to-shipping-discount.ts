import { type PricedCheckout, toMajor } from "@spolverk/domain";

/** Converts a coupon's discount on delivery to Medusa's adjustment: without VAT, in decimal major units. */
export function toShippingDiscount(
  { coupon }: NonNullable<PricedCheckout["shippingOption"]>,
  vatRate: number,
): number {
  return toMajor(coupon.total) / (1 + vatRate / 100);
}
