/** The totals of a VAT rate on an invoice, minor units. */
export type VatShare = { vatRate: number; netMinor: number; vatMinor: number };

/**
 * Sums net amounts and VAT of an invoice's lines by rate, the highest rate first. The sums add up to the invoice's
 * total.
 *
 * @param lines minor units; the rate in percent
 */
export function summarizeVat(lines: readonly VatShare[]): VatShare[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  return rates.map((vatRate) => {
    const own = lines.filter((line) => line.vatRate === vatRate);
    return {
      vatRate,
      netMinor: own.reduce((sum, line) => sum + line.netMinor, 0),
      vatMinor: own.reduce((sum, line) => sum + line.vatMinor, 0),
    };
  });
}
