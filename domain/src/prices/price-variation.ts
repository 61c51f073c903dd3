import type { Currency, Money } from "../money/currency.ts";
import { resolveLineVatRate } from "../vat/resolve-line-vat-rate.ts";
import { calculateUnitPrice, type UnitPrice } from "./calculate-unit-price.ts";
import { type Agreement, type Discount, resolveDiscount, type Sale } from "./resolve-discount.ts";

/** The price of one piece of a variation, in minor units. The fields are the input of `calculateLinePrice`. */
export type VariationPrice = {
  /** Without VAT and discount. */
  msrpMinor: number;
  /** Percent */
  discountPercentage: number;
  discountSource: Discount["source"];
  /** VAT percent of this variation. */
  vatRate: number;
  /** Without VAT, for shoppers who see net prices. */
  net: UnitPrice;
  /** With VAT; its `price` is charged. */
  gross: UnitPrice;
};

/**
 * Prices a variation. All displayed and charged prices come from this function: it applies the sale or the better
 * agreement, VAT and rounding [3.18], [9.11]–[9.13].
 *
 * @param input.variation with list prices without VAT in minor units
 * @param input.agreements of the buying account; empty for others
 * @param input.vatRate percent in the delivery country; 0 when none is charged
 */
export function priceVariation(input: {
  variation: { msrp: Money; sale: Sale | null; type: string };
  product: { id: string };
  agreements?: readonly Agreement[];
  currency: Currency;
  vatRate: number;
}): VariationPrice {
  const { variation, product, agreements = [], currency } = input;
  const { sale, type } = variation;
  const msrpMinor = variation.msrp[currency];
  const { percentage: discountPercentage, source } = resolveDiscount({ sale, agreements, product, type });
  const vatRate = resolveLineVatRate({ type, vatRate: input.vatRate });
  return {
    msrpMinor,
    discountPercentage,
    discountSource: source,
    vatRate,
    net: calculateUnitPrice({ msrpMinor, discountPercentage, vatRate: 0 }),
    gross: calculateUnitPrice({ msrpMinor, discountPercentage, vatRate }),
  };
}
