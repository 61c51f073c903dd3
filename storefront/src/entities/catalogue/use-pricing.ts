import type { ProductSummary, VariationSummary } from "@spolverk/bff/contract";
import {
  type Agreement,
  calculateLinePrice,
  calculateMeasurePrice,
  calculateUnitPrice,
  type Currency,
  type Discount,
  formatPrice,
  type LinePrice,
  priceVariation,
  resolveImportVat,
  resolvePriceCountry,
  resolveReduction,
  type SaleMeasure,
  toVatRate,
  type UnitPrice,
} from "@spolverk/domain";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { shopQuery } from "../../api/queries.ts";
import { useSession } from "../../session/use-session.ts";
import { useSettings } from "../../site/settings-context.tsx";
import { type EarlySales, toEarlySales, withEarlySale } from "./with-early-sale.ts";
import { earlySalesQuery } from "../../api/account-queries.ts";

const noEarlySales: EarlySales = new Map();

/** The sales that the account has before everybody, as a member of the club [9.33]. None on the server. */
function useEarlySales(): EarlySales {
  const { api } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const { data } = useQuery({
    ...earlySalesQuery(api, account?.accountId ?? ""),
    enabled: account?.kind === "individual",
    select: toEarlySales,
  });
  return (account && data) ?? noEarlySales;
}

type Priced = Pick<VariationSummary, "id" | "msrp" | "sale" | "priorPrice" | "type" | "physical"> & {
  attributes: Pick<VariationSummary["attributes"], "size" | "length">;
};
type PricedProduct = Pick<ProductSummary, "id" | "soldBy">;
type CountedLine = {
  line: { id: string; quantity: number };
  variation: Priced & { product: PricedProduct };
};
export type ShownPrice = UnitPrice & {
  discountPercentage: number;
  source: Discount["source"];
  /** ISO date-time from which everybody has this sale price, that members of the club have already [9.33]. */
  everybodyAt: string | null;
  /** The price that is struck out beside it: of a sale that may be announced, or for everybody else; null without one. */
  before: number | null;
  /** The lowest price of the 30 days before the sale; null where no sale is announced. */
  lowest: number | null;
  /** The price of a kilogram or metre; null for goods sold by the piece. */
  measure: { soldBy: SaleMeasure; price: number } | null;
  /** What is said beside the price; null where no VAT is due, and for a gift card, which bears none before it is spent. */
  vatLabel: "withVat" | "withoutVat" | null;
  /** Is it to be said beside the price that shipping is not in it? */
  plusShipping: boolean;
};

const noAgreements: readonly Agreement[] = [];

export type Pricing = {
  currency: Currency;
  showWithVat: boolean;
  /** Is any VAT due on goods, so that it is said whether it is in a price? */
  isTaxed: boolean;
  /** What a shopper pays for one, in the view they chose unless another is asked for. */
  unitPrice: (variation: Priced, product: PricedProduct, withVat?: boolean) => ShownPrice;
  /**
   * A line of the cart, always with VAT worked out: its total is what is charged in the country of the prices, or another.
   * Without VAT for one that `findTaxedOnImport` names.
   */
  linePrice: (
    variation: Priced,
    product: PricedProduct,
    quantity: number,
    to?: { country?: string; isTaxedOnImport?: boolean },
  ) => LinePrice;
  /** The ids of the lines of a cart whose VAT the carrier collects on import, in the country of the prices or another. */
  findTaxedOnImport: (lines: readonly CountedLine[], country?: string) => ReadonlySet<string>;
  format: (minor: number) => string;
};

/**
 * Prices of this page, by the domain's rules: the shopper's currency, VAT as `resolvePriceCountry` says,
 * and the agreements and early sales of the account that is logged in [3.48], [6.6], [9.33]. The server renders without an
 * account, so that the HTML that visitors share has everybody's prices.
 */
export function usePricing(): Pricing {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data } = useSuspenseQuery(shopQuery(api));
  const { currency, showWithVat } = useSettings();
  const { vatRates, sellerCountry, importThresholds: thresholds } = data;
  const { legal } = shop.site;
  const priceCountry = resolvePriceCountry({ site: shop.site, currency, showWithVat });
  const { shippingBesidePrice, reductionFromLow } = legal;
  const { account } = useSession();
  const agreements = account?.agreements ?? noAgreements;
  const earlySales = useEarlySales();
  return useMemo(() => {
    const vatRate = toVatRate(vatRates, { country: priceCountry, zip: null });
    const isTaxed = vatRate > 0;
    const priceAt = (rate: number, variation: Priced, product: PricedProduct, paidIn = currency) =>
      priceVariation({ variation, product, agreements, currency: paidIn, vatRate: rate });
    return {
      currency,
      showWithVat,
      isTaxed,
      unitPrice: (shown, product, withVat = showWithVat) => {
        const variation = withEarlySale(shown, earlySales);
        const price = priceAt(vatRate, variation, product);
        const { discountSource: source } = price;
        const prior = variation.priorPrice?.[currency] ?? null;
        const reduction = resolveReduction(price, prior, reductionFromLow);
        const early = source === "sale" ? earlySales.get(variation.id) : undefined;
        const amounts = withVat ? price.gross : price.net;
        const announced = withVat ? reduction?.before.gross : reduction?.before.net;
        const { soldBy } = product;
        const { attributes } = variation;
        const measurePrice = calculateMeasurePrice({ priceMinor: amounts.price, soldBy, attributes });
        return {
          ...amounts,
          discountPercentage: reduction?.percentage ?? price.discountPercentage,
          source,
          everybodyAt: early?.everybodyAt ?? null,
          before: (source === "agreement" ? amounts.msrp : announced) ?? null,
          lowest:
            reduction && prior
              ? calculateUnitPrice({ ...prior, vatRate: withVat ? price.vatRate : 0 }).price
              : null,
          measure: soldBy && measurePrice !== null ? { soldBy, price: measurePrice } : null,
          vatLabel: variation.type === "giftCard" || !isTaxed ? null : withVat ? "withVat" : "withoutVat",
          plusShipping: shippingBesidePrice && variation.physical,
        };
      },
      linePrice: (shown, product, quantity, { country = priceCountry, isTaxedOnImport = false } = {}) => {
        const rate = isTaxedOnImport ? 0 : toVatRate(vatRates, { country, zip: null });
        return calculateLinePrice({ ...priceAt(rate, withEarlySale(shown, earlySales), product), quantity });
      },
      findTaxedOnImport: (lines, country = priceCountry) => {
        const netIn = ({ variation }: CountedLine, paidIn: Currency) =>
          priceAt(0, withEarlySale(variation, earlySales), variation.product, paidIn).net.price;
        const imported = resolveImportVat({
          destination: { country, zip: null },
          sellerCountry,
          isCompany: false,
          thresholds,
          lines: lines.map((counted) => {
            const { quantity } = counted.line;
            const net = { GBP: quantity * netIn(counted, "GBP"), NOK: quantity * netIn(counted, "NOK") };
            return { quantity, physical: counted.variation.physical, net };
          }),
        });
        return new Set(lines.filter((_, index) => imported[index]).map(({ line }) => line.id));
      },
      format: (minor) => formatPrice(minor, currency, showWithVat),
    };
  }, [
    agreements,
    currency,
    earlySales,
    reductionFromLow,
    sellerCountry,
    shippingBesidePrice,
    showWithVat,
    thresholds,
    vatRates,
    priceCountry,
  ]);
}
