import type { Variation } from "@spolverk/bff/contract";
import { type CartLine, formatCountry, resolveFreeShipping } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { freeShippingQuery } from "../../api/queries.ts";
import type { Pricing } from "../../entities/catalogue/use-pricing.ts";
import { Icon } from "../../ui/icon.tsx";

type FreeShippingBarProps = {
  lines: readonly { line: CartLine; variation: Variation }[];
  pricing: Pricing;
};

/**
 * Progress of the cart towards free shipping in the site's own country; renders nothing when shipping there is never
 * free.
 */
export function FreeShippingBar({ lines, pricing }: FreeShippingBarProps) {
  const { t, i18n } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data } = useQuery(freeShippingQuery(api, shop.site.code));
  if (!data) return null;
  // The goods count as they are charged in the site's country, with its VAT (docs/checkout.md).
  const taxedOnImport = pricing.findTaxedOnImport(lines, data.country);
  const prices = lines.map(({ line, variation }) =>
    pricing.linePrice(variation, variation.product, line.quantity, {
      country: data.country,
      isTaxedOnImport: taxedOnImport.has(line.id),
    }),
  );
  const goodsTotalMinor = prices.reduce((sum, { total }) => sum + total, 0);
  const threshold = data.freeAbove?.[pricing.currency] ?? null;
  const free = resolveFreeShipping({ thresholdsMinor: [threshold], goodsTotalMinor });
  if (!free) return null;
  const missing = pricing.format(free.missingMinor);
  // The missing amount includes VAT, even when the shopper sees the prices without VAT.
  const saysVat = !pricing.showWithVat && prices.some(({ vat }) => vat > 0);
  const price = saysVat ? `${missing} ${t("price.withVat")}` : missing;
  const country = formatCountry(data.country, i18n.language);
  const text =
    free.missingMinor > 0
      ? t("cart.toFreeShipping", { price, country })
      : t("cart.freeShipping", { country });
  return (
    <div className="mt-5 rounded-2xl bg-accent-soft p-4">
      <p className="flex items-start gap-2.5 text-sm font-medium" id="free-shipping">
        <Icon className="size-5 text-accent" name={free.missingMinor > 0 ? "truck" : "check"} />
        <Changing>{text}</Changing>
      </p>
      <progress
        aria-labelledby="free-shipping"
        className="free-shipping mt-3 block h-1.5 w-full"
        max={free.freeAboveMinor}
        value={free.freeAboveMinor - free.missingMinor}
      />
    </div>
  );
}
