/** What a VAT rate amounts to on an invoice, minor units. */
export type VatShare = { vatRate: number; netMinor: number; vatMinor: number };

/**
 * The net amounts and the VAT of an invoice by rate, the highest rate first: the sums of its lines, so that they add up
 * to what is to be paid.
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
