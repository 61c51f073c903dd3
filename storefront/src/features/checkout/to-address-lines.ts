import type { Billing, Shipping } from "@spolverk/bff/contract";

/** The lines of an address as they are shown; those whose parts are hidden by now fall away. */
export function toAddressLines(address: Billing | Shipping): string[] {
  const { company, firstName, lastName, addressLine1, zip, city } = address;
  const lines = [company, `${firstName} ${lastName}`, addressLine1, `${zip} ${city}`];
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}
