import { isInOtherMemberState, isOfOtherMemberState, toVatNumberCountry } from "@spolverk/domain";
import type { CheckoutRecord, VatCheck } from "../commerce/checkout-record.ts";
import type { Services } from "../services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { toDestination } from "./is-address-complete.ts";

/** Milliseconds for which an answer of the register is valid: a shopper may take days to order. */
const goodForMs = 86_400_000;

/**
 * Checks the VAT number where it decides the price: that of a company in another member state than the seller's [1.4].
 * The checkout stores the result, so that every reply shows the same price.
 */
export async function checkVatNumber(
  { vatRegister }: Pick<Services, "vatRegister">,
  record: CheckoutRecord,
  { settings: { sellerCountry }, now }: Pick<CheckoutFacts, "settings" | "now">,
): Promise<VatCheck | null> {
  const { company, billing, vatCheck } = record;
  if (!company || !billing?.vatNumber) return null;
  const decides =
    isInOtherMemberState(toDestination(record), sellerCountry) &&
    isOfOtherMemberState(toVatNumberCountry(billing), sellerCountry);
  if (!decides) return null;
  const { vatNumber } = billing;
  const isGood =
    vatCheck?.vatNumber === vatNumber &&
    vatCheck.status !== "unknown" &&
    now.getTime() - Date.parse(vatCheck.checkedAt) < goodForMs;
  if (isGood) return vatCheck;
  const status = (await vatRegister?.check(vatNumber)) ?? "unknown";
  return { vatNumber, status, checkedAt: now.toISOString() };
}
