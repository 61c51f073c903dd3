import type { Currency, Money } from "../money/currency.ts";
import { resolveLineVatRate } from "../vat/resolve-line-vat-rate.ts";
import { calculateUnitPrice, type UnitPrice } from "./calculate-unit-price.ts";
import { type Agreement, type Discount, resolveDiscount, type Sale } from "./resolve-discount.ts";

/** What one piece of a variation costs, in minor units; a line of it is `calculateLinePrice` of the same fields. */
export type VariationPrice = {
  /** Without VAT and discount. */
  msrpMinor: number;
  /** Percent */
  discountPercentage: number;
  discountSource: Discount["source"];
  /** Percent that this variation bears. */
  vatRate: number;
  /** Without VAT, for shoppers who see prices so. */
  net: UnitPrice;
  /** With VAT; its `price` is what is charged. */
  gross: UnitPrice;
};

/**
 * The one way from a list price to what a shopper sees and pays: the discount of the sale or the better agreement, VAT,
 * rounding [3.18], [9.11]–[9.13].
 *
 * @param input.variation with list prices without VAT in minor units
 * @param input.agreements of the account that buys; none for everyone else
 * @param input.vatRate percent in the country of delivery; 0 where none is charged
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
