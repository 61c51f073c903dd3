import { resolveVatRate, toVatNumberCountry } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceSettings } from "../commerce/engine.ts";
import type { WarningTextKey } from "../http/texts.ts";
import { toDestination } from "./is-address-complete.ts";

/**
 * Resolves the VAT percent of a checkout by its destination and whether reverse charge applies. `warning` is about a
 * VAT number that the register calls invalid or could not check.
 */
export function resolveVat(
  record: Pick<CheckoutRecord, "country" | "company" | "billing" | "shipping" | "vatCheck">,
  { vatRates, sellerCountry }: CommerceSettings,
): { rate: number; reverseCharge: boolean; warning: Extract<WarningTextKey, `vat_number_${string}`> | null } {
  const { company, billing, vatCheck } = record;
  const check = vatCheck !== null && vatCheck.vatNumber === billing?.vatNumber ? vatCheck.status : null;
  const resolved = resolveVatRate({
    destination: toDestination(record),
    rates: vatRates,
    sellerCountry,
    isCompany: company,
    vatNumberStatus: check ?? "missing",
    vatNumberCountry: billing && toVatNumberCountry(billing),
  });
  return { ...resolved, warning: check === null ? null : warnings[check] };
}

const warnings = {
  valid: null,
  invalid: "vat_number_invalid",
  unknown: "vat_number_unchecked",
} as const;
