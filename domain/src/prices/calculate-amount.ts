import { multiplyByPercent } from "../money/multiply-by-percent.ts";

/** A charge in minor units: without VAT, its VAT, and their sum. */
export type Amount = { net: number; vat: number; total: number };

/** Adds VAT to a shipping price or fee, which is stored without it. */
export function calculateAmount(netMinor: number, vatRate: number): Amount {
  const total = multiplyByPercent(netMinor, 100 + vatRate);
  return { net: netMinor, vat: total - netMinor, total };
}
