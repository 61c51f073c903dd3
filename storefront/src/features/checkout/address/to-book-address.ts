import type { BookedAddress, Billing, Shipping } from "@spolverk/bff/contract";
import { toAddressLines } from "../../../entities/address/to-address-lines.ts";

type Place = Omit<BookedAddress, "addressId" | "isBilling" | "isShipping">;

const names = [
  ...(["firstName", "lastName", "company", "addressLine1", "addressLine2", "zip", "city", "state"] as const),
  "country",
] as const;

/** Converts an address of the forms to an address of the address book. */
export function toBookAddress(values: Billing | Shipping): Place {
  const cellNumber = "cellNumber" in values ? values.cellNumber : values.shippingCellNumber;
  return { ...toPlace(values), cellNumber };
}

/** The changes that a chosen address makes to the billing form; the invoice's own fields stay. */
export function toBillingChanges({ cellNumber, ...address }: BookedAddress): Partial<Billing> {
  return { ...toPlace(address), cellNumber };
}

/** The changes that a chosen address makes to the delivery form. */
export function toShippingChanges({ cellNumber, ...address }: BookedAddress): Partial<Shipping> {
  return { ...toPlace(address), shippingCellNumber: cellNumber };
}

/** An address on one line, as an option of the list. */
export function toAddressLine(address: BookedAddress, language: string): string {
  return toAddressLines({ ...address, addressLine2: "" }, language).join(", ");
}

/**
 * The entry of the address book that equals the form's address; null without one, such as after a change in the form.
 */
export function findBookAddress(
  book: readonly BookedAddress[],
  values: Billing | Shipping,
): BookedAddress | null {
  const shown = toKey(toBookAddress(values));
  return book.find((entry) => toKey(entry) === shown) ?? null;
}

function toPlace(address: Omit<Place, "cellNumber">): Omit<Place, "cellNumber"> {
  const { firstName, lastName, company, addressLine1, addressLine2, zip, city, state, country } = address;
  return { firstName, lastName, company, addressLine1, addressLine2, zip, city, state, country };
}

const toKey = (place: Omit<Place, "cellNumber">) =>
  JSON.stringify(names.map((name) => place[name].trim().toLowerCase()));
