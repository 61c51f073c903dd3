import {
  divideRounded,
  formatMonthDay,
  type ImportedLine,
  hasMixedDiameters,
  isSoldInCurrency,
  priceVariation,
  resolveImportCharges,
  resolveImportVat,
  restoreCartLine,
  toAvailabilityInput,
} from "@spolverk/domain";
import { withSaleFor } from "../catalogue/with-sale-for.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { type CheckoutWarning, createWarning } from "./checkout-warning.ts";
import { toDestination } from "./is-address-complete.ts";
import type { PricedLine } from "./resolve-checkout-coupon.ts";
import { resolveLine } from "./resolve-line.ts";

export type ResolvedLines = ReturnType<typeof resolveImportCharges> & {
  lines: PricedLine[];
  warnings: CheckoutWarning[];
  /** Whether any line needs an export agreement [5.8]. */
  restricted: boolean;
  /** Whether the carrier collects VAT on import for any line. */
  importVat: boolean;
  /** VAT percent of shipping and fee: 0 where import VAT covers everything that is sent. */
  vatRate: number;
};

/**
 * A coupon's discount on a line, and the amount of the line that it is taken off, both without VAT in minor units of
 * the order's currency.
 */
export type LineDiscount = { offMinor: number; ofMinor: number };
const noDiscount: LineDiscount = { offMinor: 0, ofMinor: 0 };

/** The part of a requested line that can be sold. */
type Restored = {
  product: CommerceProduct;
  variation: CommerceVariation;
  /** 0 when none can be sold. */
  quantity: number;
  isReduced: boolean;
};

/**
 * Prices each line in the quantity that can be sold, and adds a warning where that is less than the cart's
 * [4.15]–[4.18].
 * @param vatRate percent for this buyer at the destination
 * @param couponOff discount per sold line: it lowers the value that the import threshold is compared with
 */
export function resolveLines(
  record: Pick<CheckoutRecord, "lines" | "currency" | "country" | "company" | "billing" | "shipping">,
  facts: CheckoutFacts,
  vatRate: number,
  couponOff: readonly LineDiscount[] = [],
): ResolvedLines {
  const restored = record.lines.map((line) => restoreLine(line, record, facts));
  const kept = restored.flatMap((line) => (line !== null && line.quantity > 0 ? [line] : []));
  const { sellerCountry, importThresholds: thresholds } = facts.settings;
  const imports = {
    destination: toDestination(record),
    sellerCountry,
    lines: kept.map((line, index) => toImportedLine(line, facts, couponOff[index] ?? noDiscount)),
  };
  const imported = resolveImportVat({ ...imports, isCompany: record.company, thresholds });
  const atBorder = new Set(kept.filter((_, index) => imported[index]));

  const resolved = record.lines.map(({ id }, index) => {
    const line = restored[index] ?? null;
    return priceLine(id, line, record, facts, line !== null && atBorder.has(line) ? 0 : vatRate);
  });
  const warnings = resolved.flatMap((one) => one.warnings);
  const goods = kept.map(({ product: { type }, variation: { attributes } }) => ({ type, attributes }));
  if (hasMixedDiameters(goods)) {
    warnings.push(createWarning("mixed_diameters", facts.language));
  }
  const sent = kept.filter(({ variation }) => variation.physical);
  return {
    lines: resolved.flatMap(({ line }) => line ?? []),
    warnings,
    restricted: kept.some(({ product }) => product.restricted),
    importVat: atBorder.size > 0,
    ...resolveImportCharges({ ...imports, vatRate, isVatCollected: atBorder.size > 0 }),
    vatRate: atBorder.size > 0 && sent.every((line) => atBorder.has(line)) ? 0 : vatRate,
  };
}

function restoreLine(
  asked: CheckoutRecord["lines"][number],
  { currency }: Pick<CheckoutRecord, "currency">,
  { variations, settings, club, now }: CheckoutFacts,
): Restored | null {
  const found = variations.get(asked.id);
  // A gift card in another currency is not sold, even if a cart still holds one.
  if (!found || !isSoldInCurrency(found.variation.attributes, currency)) return null;
  const { product } = found;
  const variation = withSaleFor(found.variation, { isMember: club !== null, at: now });
  const restoration = restoreCartLine(asked, toAvailabilityInput(product, variation, settings));
  switch (restoration.kind) {
    case "remove":
      return { product, variation, quantity: 0, isReduced: false };
    case "reduce":
      return { product, variation, quantity: restoration.quantity, isReduced: true };
    default:
      return { product, variation, quantity: asked.quantity, isReduced: false };
  }
}

/** A line's value for the import threshold: list price less discounts, without VAT. */
function toImportedLine(
  { product, variation, quantity }: Restored,
  { agreements }: CheckoutFacts,
  off: LineDiscount,
): ImportedLine {
  const netIn = (currency: "GBP" | "NOK") => {
    const priced = { ...variation, type: product.type };
    const price = priceVariation({ variation: priced, product, agreements, currency, vatRate: 0 });
    return takeShare(quantity * price.net.price, off);
  };
  return { quantity, physical: variation.physical, net: { GBP: netIn("GBP"), NOK: netIn("NOK") } };
}

/** Takes off an amount, in any currency, the share that the coupon takes off the line. */
function takeShare(minor: number, { offMinor, ofMinor }: LineDiscount): number {
  if (offMinor === 0) return minor;
  return minor - divideRounded(BigInt(minor) * BigInt(offMinor), BigInt(ofMinor));
}

function priceLine(
  lineId: string,
  restored: Restored | null,
  { currency }: Pick<CheckoutRecord, "currency">,
  { settings, agreements, language, site, now }: CheckoutFacts,
  vatRate: number,
): { line: PricedLine | null; warnings: CheckoutWarning[] } {
  if (restored === null)
    return { line: null, warnings: [createWarning("line_missing", language, { lineId })] };
  const { product: sold, variation, quantity, isReduced } = restored;
  const isFromLow = site.legal.reductionFromLow;
  const terms = { agreements, currency, vatRate, settings, language, now, isFromLow };
  const line = resolveLine({ product: sold, variation, quantity: Math.max(quantity, 1), ...terms });
  const product = `${line.product.name}, ${line.name}`;
  if (quantity === 0) {
    return {
      line: null,
      warnings: [createWarning("line_out_of_stock", language, { lineId, values: { product } })],
    };
  }
  const warnings: CheckoutWarning[] = [];
  if (isReduced) {
    const values = { product, quantity: String(quantity) };
    warnings.push(createWarning("line_reduced", language, { lineId, values }));
  }
  if (line.deliveryDate !== null) {
    const values = { product, date: formatMonthDay(line.deliveryDate, language) };
    warnings.push(createWarning("line_backordered", language, { lineId, values }));
  }
  return { line, warnings };
}
