import { type PricedCheckout, toMajor } from "@spolverk/domain";

/** What a coupon takes off a delivery: Medusa takes it for an amount without VAT, in decimal major units. */
export function toShippingDiscount(
  { coupon }: NonNullable<PricedCheckout["shippingOption"]>,
  vatRate: number,
): number {
  return toMajor(coupon.total) / (1 + vatRate / 100);
}
