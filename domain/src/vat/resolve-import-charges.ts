import { type Destination, resolveTaxArea } from "./resolve-tax-area.ts";
import type { ImportedLine } from "./resolve-import-vat.ts";
import type { TaxArea } from "./territories.ts";

export type ImportCharges = {
  /**
   * The destination's own import tax: "included" in the shop's price, or "possible": the recipient may have to pay it.
   * Null when no tax is due at a border: within one VAT area, in a free port and for an order that ships nothing. Null
   * also when the carrier collects the VAT of `resolveImportVat`.
   */
  importTax: "included" | "possible" | null;
  /** Whether the carrier may charge the recipient duty and handling. */
  importDuties: boolean;
};

/** Consignments up to this value enter the United Kingdom duty-free (HMRC), in GBP without VAT. */
export const importTerms = { dutyFreeGbp: 135 } as const;

/**
 * Resolves what the recipient may have to pay at a border on top of the shop's price. Where the shop charges the
 * destination's VAT on all goods, nothing more is due for a low-value consignment to the United Kingdom, nor for
 * goods to Norway, whose tariff has no duty on the shop's goods.
 */
export function resolveImportCharges(input: {
  destination: Destination;
  sellerCountry: string;
  /** Whether the carrier collects import VAT for some line, as `resolveImportVat` returns. */
  isVatCollected: boolean;
  /** VAT percent that the shop charges. */
  vatRate: number;
  lines: readonly ImportedLine[];
}): ImportCharges {
  const { isVatCollected, vatRate, lines } = input;
  const from = resolveTaxArea({ country: input.sellerCountry, zip: null });
  const to = resolveTaxArea(input.destination);
  if (to.isFreePort || !lines.some(({ physical }) => physical)) {
    return { importTax: null, importDuties: false };
  }
  const isTaxed = to.vatArea !== from.vatArea && !isVatCollected;
  const importTax = isTaxed ? (vatRate > 0 ? "included" : "possible") : null;
  const isFree = importTax === "included" && isFreeOfDuty(to, lines);
  return { importTax, importDuties: to.customsArea !== from.customsArea && !isFree };
}

function isFreeOfDuty({ vatArea }: TaxArea, lines: readonly ImportedLine[]): boolean {
  if (vatArea !== "GB") return vatArea === "NO";
  return (
    lines.reduce((sum, { physical, net }) => sum + (physical ? net.GBP : 0), 0) <=
    importTerms.dutyFreeGbp * 100
  );
}
