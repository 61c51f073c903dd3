import type { BookedAddress, Billing, Shipping } from "@spolverk/bff/contract";
import { toAddressLines } from "../../../entities/address/to-address-lines.ts";

type Place = Omit<BookedAddress, "addressId" | "isBilling" | "isShipping">;

const names = [
  ...(["firstName", "lastName", "company", "addressLine1", "addressLine2", "zip", "city", "state"] as const),
  "country",
] as const;

/** An address of the forms as the address book holds one. */
export function toBookAddress(values: Billing | Shipping): Place {
  const cellNumber = "cellNumber" in values ? values.cellNumber : values.shippingCellNumber;
  return { ...toPlace(values), cellNumber };
}

/** What choosing an address of the book fills in of the billing form: all but what is on the invoice. */
export function toBillingChanges({ cellNumber, ...address }: BookedAddress): Partial<Billing> {
  return { ...toPlace(address), cellNumber };
}

/** The same of the delivery form. */
export function toShippingChanges({ cellNumber, ...address }: BookedAddress): Partial<Shipping> {
  return { ...toPlace(address), shippingCellNumber: cellNumber };
}

/** An address in one line, by which it is chosen. */
export function toAddressLine(address: BookedAddress, language: string): string {
  return toAddressLines({ ...address, addressLine2: "" }, language).join(", ");
}

/** The entry of the book that a form shows; null when it shows none, as after a change. */
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
