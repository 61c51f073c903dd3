import { readShop } from "@spolverk/content";
import { isExport, type PricedCheckout } from "@spolverk/domain";

/** Tells whether an order is exempt of VAT as an export. Its goods go to the billing address where no other was given. */
export function isExported({ country, billing, shipping, lines }: PricedCheckout): boolean {
  const { zip } = shipping ?? billing;
  return isExport({ country, zip, sellerCountry: readShop().seller.country, lines });
}
