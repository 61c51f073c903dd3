import { readShop } from "@spolverk/content";
import { isExport, type PricedCheckout } from "@spolverk/domain";

/**
 * Whether an order is exempt from VAT as an export. Without a shipping address the goods go to the billing address.
 */
export function isExported({ country, billing, shipping, lines }: PricedCheckout): boolean {
  const { zip } = shipping ?? billing;
  return isExport({ country, zip, sellerCountry: readShop().seller.country, lines });
}
