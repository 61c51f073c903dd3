import { calculateAmount, calculateTotals, hasMixedDiameters } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShippingLink } from "../../entities/catalogue/shipping-link.tsx";
import { EarnedPoints } from "../../entities/club/earned-points.tsx";
import type { Pricing } from "../../entities/catalogue/use-pricing.ts";
import { Notice } from "../../ui/notice.tsx";
import { type SummaryRow, SummaryRows } from "../../ui/summary-rows.tsx";
import { BuyingTerms } from "./buying-terms.tsx";
import { FreeShippingBar } from "./free-shipping-bar.tsx";
import { sortEntries } from "./sort-entries.ts";
import type { CartEntry } from "./use-cart-entries.ts";

type CartSummaryProps = { entries: readonly CartEntry[]; pricing: Pricing; children: ReactNode };

const nothing = calculateAmount(0, 0);

/**
 * The cart's total before shipping, with or without VAT as its lines. It says when lines failed to load and are not
 * counted. While lines load it shows no total, because a growing total would mislead.
 */
export function CartSummary({ entries, pricing, children }: CartSummaryProps) {
  const { t } = useTranslation();
  const { known, failedCount, isLoading } = sortEntries(entries, pricing.currency);
  const taxedOnImport = pricing.findTaxedOnImport(known);
  const priced = known.map(({ line, variation }) => ({
    ...pricing.linePrice(variation, variation.product, line.quantity, {
      isTaxedOnImport: taxedOnImport.has(line.id),
    }),
    type: variation.type,
  }));
  const totals = calculateTotals({
    lines: priced,
    shipping: nothing,
    fee: nothing,
  });
  const net = totals.subTotal - totals.totalDiscount;
  const vat = pricing.format(totals.vat);
  const withVat: SummaryRow = { name: t("cart.totalWithVat"), text: pricing.format(totals.total) };
  const withoutVat: SummaryRow = { name: t("cart.totalWithoutVat"), text: pricing.format(net) };
  // The total includes or excludes VAT as the lines do; a total with VAT also states the VAT. The total contains no VAT
  // for gift cards, where no VAT is due, and when the carrier collects the VAT on import.
  const isUntaxed = !isLoading && priced.length > 0 && totals.vat === 0;
  const untaxed: SummaryRow[] = [
    { name: t("cart.total"), text: pricing.format(totals.total), isTotal: true },
  ];
  const goods: SummaryRow[] = pricing.showWithVat
    ? [
        { ...withVat, isTotal: true },
        { name: t("cart.vatIncluded"), text: vat },
      ]
    : [
        { name: t("cart.subTotal"), text: pricing.format(net) },
        { name: t("cart.vat"), text: vat },
        withVat,
        { ...withoutVat, isTotal: true },
      ];
  const rows = !pricing.isTaxed || isUntaxed ? untaxed : goods;
  const isShippingNamed = useRouteContext({ from: "__root__" }).shop.site.legal.shippingBesidePrice;
  const shown = isLoading ? rows.map((row) => ({ ...row, text: "…" })) : rows;
  const isShipped = known.some(({ variation }) => variation.physical);
  return (
    <section
      aria-labelledby="cart-summary"
      className="rounded-card bg-surface p-6 shadow-card lg:sticky lg:top-28"
    >
      <h2 className="title-section" id="cart-summary">
        {t("cart.summary")}
      </h2>
      {hasMixedDiameters(known.map(({ variation }) => variation)) && (
        <div className="mt-4">
          <Notice look="warning">{t("cart.mixedDiameters")}</Notice>
        </div>
      )}
      <SummaryRows rows={shown} />
      {taxedOnImport.size > 0 && <p className="mt-3 text-sm text-soft">{t("cart.importVat")}</p>}
      {failedCount > 0 && (
        <div className="mt-4">
          <Notice look="warning">{t("cart.notCounted", { count: failedCount })}</Notice>
        </div>
      )}
      {isShipped && !isLoading && <FreeShippingBar lines={known} pricing={pricing} />}
      {!isLoading && <EarnedPoints className="mt-4" currency={pricing.currency} lines={priced} />}
      {isShipped && (
        <p className="mt-3 text-sm text-soft">
          {t("cart.shippingLater")} {isShippingNamed && <ShippingLink text={t("price.shippingNote")} />}
        </p>
      )}
      {children}
      <BuyingTerms isShipped={isShipped} />
    </section>
  );
}
