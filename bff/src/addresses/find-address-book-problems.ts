import { findAddressProblems } from "./find-address-problems.ts";
import { normalizePlace } from "./normalize-address.ts";
import { normalizeCellNumber } from "./normalize-cell-number.ts";
import type { AccountAddress } from "../commerce/store.ts";
import type { FieldTextKey } from "../http/texts.ts";

type Address = Omit<AccountAddress, "id">;

const noCompanyFields = {
  organizationNumber: "",
  vatNumber: "",
  glnOrPeppolId: "",
  referenceCode: "",
  invoiceNotes: "",
  invoiceEmail: "",
};

/**
 * Validates an address of an account's address book, by field. The rules are those of the checkout's forms; a billing
 * address needs a phone number.
 */
export function findAddressBookProblems({ isBilling, ...address }: Address): Record<string, FieldTextKey> {
  const problems = findAddressProblems({
    billing: { ...address, ...noCompanyFields },
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
      // Only the checkout knows the carrier, so it checks where a parcel can be delivered.
      .filter(([, key]) => key !== "unreachable_state" && key !== "unreachable_military_post"),
  );
}

/** Normalizes the postcode, state and phone number of a valid address for the address book. */
export function normalizeBookedAddress<A extends Address>(address: A): A {
  const { country, cellNumber } = address;
  return {
    ...address,
    ...normalizePlace(address),
    cellNumber: normalizeCellNumber(cellNumber, country) ?? cellNumber,
  };
}
