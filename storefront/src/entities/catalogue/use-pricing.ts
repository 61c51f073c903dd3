import type { VariationSummary } from "@spolverk/bff/contract";
import {
  type Agreement,
  calculateLinePrice,
  calculateUnitPrice,
  type Currency,
  type Discount,
  formatPrice,
  type LinePrice,
  priceVariation,
  resolveLineVatRate,
  type UnitPrice,
} from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { shopQuery } from "../../api/queries.ts";
import { useSession } from "../../session/use-session.ts";
import { useSettings } from "../../site/settings-context.tsx";
import { useEarlySales } from "./use-early-sales.ts";
import { withEarlySale } from "./with-early-sale.ts";

type Priced = Pick<VariationSummary, "id" | "msrp" | "sale" | "type">;
type PricedProduct = { id: string };
export type ShownPrice = UnitPrice & {
  discountPercentage: number;
  source: Discount["source"];
  /** ISO date-time from which everybody has this sale price, that members of the club have already [9.33]. */
  everybodyAt: string | null;
};

const noAgreements: readonly Agreement[] = [];

export type Pricing = {
  currency: Currency;
  showWithVat: boolean;
  /** What a shopper pays for one, in the view they chose unless another is asked for. */
  unitPrice: (variation: Priced, product: PricedProduct, withVat?: boolean) => ShownPrice;
  /** The lowest price of the 30 days before the sale, in the view they chose; null where there is none to tell. */
  priorPrice: (variation: Pick<VariationSummary, "id" | "priorPrice" | "type">) => number | null;
  /** A line of the cart, always with VAT worked out: its total is what is charged in the site's country, or another. */
  linePrice: (variation: Priced, product: PricedProduct, quantity: number, country?: string) => LinePrice;
  format: (minor: number) => string;
};

/**
 * Prices of this page, by the domain's rules: the shopper's currency, VAT of the site's country,
 * and the agreements and early sales of the account that is logged in [3.48], [6.6], [9.33]. The server renders without an
 * account, so that the HTML that visitors share has everybody's prices.
 */
export function usePricing(): Pricing {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data } = useSuspenseQuery(shopQuery(api));
  const { currency, showWithVat } = useSettings();
  const { vatRates } = data;
  const { vatCountry } = shop.site;
  const { account } = useSession();
  const agreements = account?.agreements ?? noAgreements;
  const earlySales = useEarlySales();
  return useMemo(() => {
    const vatRate = vatRates[vatCountry] ?? 0;
    const priceIn = (country: string, shown: Priced, product: PricedProduct) => {
      const variation = withEarlySale(shown, earlySales);
      return priceVariation({ variation, product, agreements, currency, vatRate: vatRates[country] ?? 0 });
    };
    return {
      currency,
      showWithVat,
      unitPrice: (variation, product, withVat = showWithVat) => {
        const price = priceIn(vatCountry, variation, product);
        const { discountPercentage, discountSource } = price;
        const early = discountSource === "sale" ? earlySales.get(variation.id) : undefined;
        const everybodyAt = early?.everybodyAt ?? null;
        const amounts = withVat ? price.gross : price.net;
        return { ...amounts, discountPercentage, source: discountSource, everybodyAt };
      },
      priorPrice: ({ id, priorPrice, type }) => {
        const price = (earlySales.get(id)?.priorPrice ?? priorPrice)?.[currency];
        if (!price) return null;
        const rate = showWithVat ? resolveLineVatRate({ type, vatRate }) : 0;
        return calculateUnitPrice({ ...price, vatRate: rate }).price;
      },
      linePrice: (variation, product, quantity, country = vatCountry) =>
        calculateLinePrice({ ...priceIn(country, variation, product), quantity }),
      format: (minor) => formatPrice(minor, currency, showWithVat),
    };
  }, [agreements, currency, earlySales, showWithVat, vatRates, vatCountry]);
}
