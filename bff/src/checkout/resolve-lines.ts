import { hasMixedDiameters, isSoldInCurrency, restoreCartLine, toAvailabilityInput } from "@spolverk/domain";
import { withSaleFor } from "../catalogue/with-sale-for.ts";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { type CheckoutWarning, createWarning } from "./checkout-warning.ts";
import type { PricedLine } from "./resolve-checkout-coupon.ts";
import { resolveLine } from "./resolve-line.ts";

type ResolvedLines = {
  lines: PricedLine[];
  warnings: CheckoutWarning[];
  /** Does any line need an export agreement [5.8]? */
  restricted: boolean;
};

/** Prices each line in the quantity that can be sold, and adds a warning for one that cannot [4.15]–[4.18]. */
export function resolveLines(
  record: Pick<CheckoutRecord, "lines" | "currency">,
  facts: CheckoutFacts,
  vatRate: number,
): ResolvedLines {
  const resolved = record.lines.map((line) => resolveAsked(line, record, facts, vatRate));
  const lines = resolved.flatMap(({ line }) => line ?? []);
  const warnings = resolved.flatMap((one) => one.warnings);

  const kept = lines.flatMap(({ id }) => facts.variations.get(id) ?? []);
  const goods = kept.map(({ product: { type }, variation: { attributes } }) => ({ type, attributes }));
  if (hasMixedDiameters(goods)) {
    warnings.push(createWarning("mixed_diameters", facts.language));
  }
  return { lines, warnings, restricted: kept.some(({ product }) => product.restricted) };
}

function resolveAsked(
  asked: CheckoutRecord["lines"][number],
  { currency }: Pick<CheckoutRecord, "currency">,
  facts: CheckoutFacts,
  vatRate: number,
): { line: PricedLine | null; warnings: CheckoutWarning[] } {
  const { settings, agreements, language, club, now } = facts;
  const lineId = asked.id;
  const found = facts.variations.get(asked.id);
  // A gift card of another currency is not sold, whatever a cart still holds.
  if (!found || !isSoldInCurrency(found.variation.attributes, currency))
    return { line: null, warnings: [createWarning("line_missing", language, { lineId })] };

  const { product: sold } = found;
  const variation = withSaleFor(found.variation, { isMember: club !== null, at: now });
  const restoration = restoreCartLine(asked, toAvailabilityInput(sold, variation, settings));
  const quantity = restoration.kind === "reduce" ? restoration.quantity : asked.quantity;
  const terms = { agreements, currency, vatRate, settings, language };
  const line = resolveLine({ product: sold, variation, quantity, ...terms });
  const product = `${line.product.name}, ${line.name}`;
  if (restoration.kind === "remove") {
    return {
      line: null,
      warnings: [createWarning("line_out_of_stock", language, { lineId, values: { product } })],
    };
  }
  const warnings: CheckoutWarning[] = [];
  if (restoration.kind === "reduce") {
    const values = { product, quantity: String(quantity) };
    warnings.push(createWarning("line_reduced", language, { lineId, values }));
  }
  if (line.isBackOrder) {
    const values = { product, date: line.deliveryDate ?? "" };
    warnings.push(createWarning("line_backordered", language, { lineId, values }));
  }
  return { line, warnings };
}
