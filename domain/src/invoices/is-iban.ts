import { remainderBy97 } from "./remainder-by-97.ts";

/** Tells whether a text is an account number of ISO 13616 with right check digits; spaces do not count. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) return false;
  return remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1;
}
