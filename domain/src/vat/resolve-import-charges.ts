import { type Destination, resolveTaxArea } from "./resolve-tax-area.ts";
import type { ImportedLine } from "./resolve-import-vat.ts";
import type { TaxArea } from "./territories.ts";

export type ImportCharges = {
  /**
   * The place's own tax on imports: "included" in what the shop charges, or "possible", to be charged to the recipient. Null
   * where goods arrive untaxed, and where `resolveImportVat` returns what the carrier collects.
   */
  importTax: "included" | "possible" | null;
  /** May the carrier charge the recipient duty and handling? */
  importDuties: boolean;
};

/** Consignments of at most this value enter the United Kingdom free of duty (HMRC), in GBP without VAT. */
export const importTerms = { dutyFreeGbp: 135 } as const;

/**
 * What the recipient may have to pay for goods that pass a border, beside what the shop charges. Where the shop charges the
 * place's VAT on all of them, a consignment of low value for the United Kingdom and goods for Norway, whose tariff has no
 * duty on what the shop sells, are free of more.
 */
export function resolveImportCharges(input: {
  destination: Destination;
  sellerCountry: string;
  /** Does the carrier collect VAT on import for any line, as `resolveImportVat` says? */
  isVatCollected: boolean;
  /** Percent that the shop charges. */
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
