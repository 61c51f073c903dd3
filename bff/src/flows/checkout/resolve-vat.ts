import { isVatNumberFormat, resolveVatRate, type VatNumberStatus } from "@spolverk/domain";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { CommerceSettings } from "../../commerce/port.ts";

/** The VAT percent of a checkout, by its country of delivery, and whether the buyer accounts for it. */
export function resolveVat(
  { country, company, billing }: Pick<CheckoutRecord, "country" | "company" | "billing">,
  { vatRates, sellerCountry }: CommerceSettings,
) {
  return resolveVatRate({
    country,
    rates: vatRates,
    sellerCountry,
    isCompany: company,
    vatNumberStatus: toStatus(billing),
  });
}

/** A number of the right form has not been looked up in the register yet, and VAT is charged until it is. */
function toStatus(billing: CheckoutRecord["billing"]): VatNumberStatus {
  if (!billing?.vatNumber) return "missing";
  return isVatNumberFormat(billing.country, billing.vatNumber) ? "unknown" : "invalid";
}
