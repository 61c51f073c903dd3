import { resolveVatRate } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceSettings } from "../commerce/port.ts";
import type { WarningTextKey } from "../http/texts.ts";

/** The VAT percent of a checkout, by its country of delivery, whether the buyer accounts for it, and if not, why. */
export function resolveVat(
  {
    country,
    company,
    billing,
    vatCheck,
  }: Pick<CheckoutRecord, "country" | "company" | "billing" | "vatCheck">,
  { vatRates, sellerCountry }: CommerceSettings,
): { rate: number; reverseCharge: boolean; warning: Extract<WarningTextKey, `vat_number_${string}`> | null } {
  const check = vatCheck !== null && vatCheck.vatNumber === billing?.vatNumber ? vatCheck.status : null;
  const resolved = resolveVatRate({
    country,
    rates: vatRates,
    sellerCountry,
    isCompany: company,
    vatNumberStatus: check ?? "missing",
    vatNumberCountry: billing?.country ?? null,
  });
  return { ...resolved, warning: check === null ? null : warnings[check] };
}

const warnings = {
  valid: null,
  invalid: "vat_number_invalid",
  unknown: "vat_number_unchecked",
} as const;
