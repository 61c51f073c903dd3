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

/** The early sales of a club member's account [9.33]; none on the server. */
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
  /** ISO date-time at which an early sale of the club opens to all [9.33]; null for any other price. */
  everybodyAt: string | null;
  /**
   * The struck price: the price before a sale that may be announced, or the price for other shoppers; null without one.
   */
  before: number | null;
  /** The lowest price of the 30 days before the sale; null when no sale is announced. */
  lowest: number | null;
  /** The price per kilogram or metre; null for goods sold by the piece. */
  measure: { soldBy: SaleMeasure; price: number } | null;
  /** The VAT label beside the price; null when no VAT is due, and for a gift card, which is taxed when it is spent. */
  vatLabel: "withVat" | "withoutVat" | null;
  /** Whether to say beside the price that shipping is extra. */
  plusShipping: boolean;
};

const noAgreements: readonly Agreement[] = [];

export type Pricing = {
  currency: Currency;
  showWithVat: boolean;
  /** Whether VAT is due on goods, so that prices say whether they include it. */
  isTaxed: boolean;
  /** The shopper's price of one piece. It includes VAT as the shopper has chosen, unless `withVat` decides. */
  unitPrice: (variation: Priced, product: PricedProduct, withVat?: boolean) => ShownPrice;
  /**
   * A cart line with VAT calculated: its total is the amount charged in the country of the prices or in `country`. A
   * line that `findTaxedOnImport` returns is charged without VAT.
   */
  linePrice: (
    variation: Priced,
    product: PricedProduct,
    quantity: number,
    to?: { country?: string; isTaxedOnImport?: boolean },
  ) => LinePrice;
  /** The ids of cart lines whose VAT the carrier collects on import, in the country of the prices or in `country`. */
  findTaxedOnImport: (lines: readonly CountedLine[], country?: string) => ReadonlySet<string>;
  format: (minor: number) => string;
};

/**
 * The page's prices by the domain's rules: the shopper's currency, VAT by `resolvePriceCountry`, and the agreements and
 * early sales of the signed-in account [3.48], [6.6], [9.33]. The server renders without an account, so the shared HTML
 * has the list prices.
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
