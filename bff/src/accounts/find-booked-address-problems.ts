import { findAddressProblems } from "../addresses/find-address-problems.ts";
import { normalizePlace } from "../addresses/normalize-address.ts";
import { normalizeCellNumber } from "../addresses/normalize-cell-number.ts";
import type { AccountAddress } from "../commerce/store.ts";
import type { FieldTextKey } from "../http/texts.ts";

type Address = Omit<AccountAddress, "id">;

const ofCompany = {
  organizationNumber: "",
  vatNumber: "",
  glnOrPeppolId: "",
  referenceCode: "",
  invoiceNotes: "",
  invoiceEmail: "",
};

/**
 * What is wrong with an address of an account's address book, by the name of the field: the rules of a checkout's forms,
 * of which the one for the billing address asks for a phone number.
 */
export function findBookedAddressProblems({ isBilling, ...address }: Address): Record<string, FieldTextKey> {
  const problems = findAddressProblems({
    billing: { ...address, ...ofCompany },
    shipping: null,
    company: false,
    isDelivered: true,
    vatNumberMissing: true,
    sellerCountry: address.country,
  });
  return Object.fromEntries(
    Object.entries(problems)
      .map(([path, key]) => [path.replace("billing.", ""), key] as const)
      .filter(([field, key]) => isBilling || field !== "cellNumber" || key !== "required")
      // Where something is delivered, the checkout knows.
      .filter(([, key]) => key !== "unreachable_state" && key !== "unreachable_military_post"),
  );
}

/** A sound address as the address book holds it: postcode, state and phone number in the one form they have. */
export function normalizeBookedAddress<A extends Address>(address: A): A {
  const { country, cellNumber } = address;
  return {
    ...address,
    ...normalizePlace(address),
    cellNumber: normalizeCellNumber(cellNumber, country) ?? cellNumber,
  };
}
