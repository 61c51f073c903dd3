import { remainderBy97 } from "./remainder-by-97.ts";

const longestBody = 21;

/**
 * The payment reference of an invoice [3.50]: a creditor reference of ISO 11649, made of `RF`, two check digits and
 * the number. Banks validate it as it is typed.
 *
 * @param number of the invoice; letters and digits, at most 21 of them; other characters are dropped
 * @throws RangeError when the number has no such character, or more than 21
 */
export function toCreditorReference(number: string): string {
  const body = number.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  if (body.length === 0 || body.length > longestBody) throw new RangeError(`No reference fits ${number}`);
  const check = 98 - remainderBy97(`${body}RF00`);
  return `RF${String(check).padStart(2, "0")}${body}`;
}

/** Tells whether a text is a creditor reference of ISO 11649 with valid check digits; spaces are ignored. */
export function isCreditorReference(text: string): boolean {
  const reference = text.replaceAll(" ", "").toUpperCase();
  if (!/^RF\d{2}[0-9A-Z]{1,21}$/.test(reference)) return false;
  return remainderBy97(reference.slice(4) + reference.slice(0, 4)) === 1;
}

/** Formats a reference in groups of four. */
export function formatCreditorReference(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
