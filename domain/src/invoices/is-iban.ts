import { remainderBy97 } from "./remainder-by-97.ts";

/** Tells whether a text is an IBAN (ISO 13616) with valid check digits; spaces are ignored. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) return false;
  return remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1;
}
