import { isInOtherMemberState, isOfOtherMemberState, toVatNumberCountry } from "@spolverk/domain";
import type { CheckoutRecord, VatCheck } from "../commerce/checkout-record.ts";
import type { Services } from "../services.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { toDestination } from "./is-address-complete.ts";

/**
 * Milliseconds after which the register is queried again: a shopper may take days to order, and a number may become
 * invalid meanwhile.
 */
const goodForMs = 86_400_000;

/**
 * Checks a company's VAT number where it decides the price: the number and the destination are of EU member states
 * other than the seller's [1.4]. The checkout stores the result, so that every reply shows the same price.
 * @returns null when the number does not decide the price
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
