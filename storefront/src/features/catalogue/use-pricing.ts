import type { VariationSummary } from "@spolverk/bff/contract";
import {
  calculateLinePrice,
  calculateUnitPrice,
  type Currency,
  formatPrice,
  type LinePrice,
  resolveDiscount,
  resolveLineVatRate,
  type UnitPrice,
} from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { shopQuery } from "../../api/queries.ts";
import { useSettings } from "../settings/settings-context.tsx";

type Priced = Pick<VariationSummary, "msrp" | "sale" | "type">;
type PricedProduct = { id: string; name: string };

export type Pricing = {
  currency: Currency;
  showWithVat: boolean;
  /** What a shopper pays for one, in the view they chose. */
  unitPrice: (variation: Priced, product: PricedProduct) => UnitPrice & { discountPercentage: number };
  /** A line of the cart, always with VAT worked out: its total is what is charged. */
  linePrice: (variation: Priced, product: PricedProduct, quantity: number) => LinePrice;
  format: (minor: number) => string;
};

/** Prices of this page, by the domain's rules: the shopper's currency, and VAT of the site's country [decision 10]. */
export function usePricing(): Pricing {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data } = useSuspenseQuery(shopQuery(api));
  const { currency, showWithVat } = useSettings();
  const vatRate = data.vatRates[shop.site.vatCountry] ?? 0;
  return useMemo(() => {
    const discountOf = ({ sale, type }: Priced, product: PricedProduct) =>
      resolveDiscount({ sale, agreements: [], product, type }).percentage;
    const toPriceInput = (variation: Priced, product: PricedProduct) => ({
      msrpMinor: variation.msrp[currency],
      discountPercentage: discountOf(variation, product),
      vatRate: resolveLineVatRate({ type: variation.type, vatRate }),
    });
    return {
      currency,
      showWithVat,
      unitPrice: (variation, product) => {
        const input = toPriceInput(variation, product);
        const price = calculateUnitPrice({ ...input, vatRate: showWithVat ? input.vatRate : 0 });
        return { ...price, discountPercentage: input.discountPercentage };
      },
      linePrice: (variation, product, quantity) =>
        calculateLinePrice({ ...toPriceInput(variation, product), quantity }),
      format: (minor) => formatPrice(minor, currency, showWithVat),
    };
  }, [currency, showWithVat, vatRate]);
}
