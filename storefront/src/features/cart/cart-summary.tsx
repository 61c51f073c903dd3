import { calculateAmount, calculateTotals, hasMixedDiameters } from "@spolverk/domain";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice } from "../../ui/notice.tsx";
import { type SummaryRow, SummaryRows } from "../../ui/summary-rows.tsx";
import type { Pricing } from "../catalogue/use-pricing.ts";
import type { CartEntry } from "./use-cart-entries.ts";

type CartSummaryProps = { entries: readonly CartEntry[]; pricing: Pricing; children: ReactNode };

const nothing = calculateAmount(0, 0);

/** What the cart comes to, with and without VAT; shipping is not known yet. */
export function CartSummary({ entries, pricing, children }: CartSummaryProps) {
  const { t } = useTranslation();
  const known = entries.flatMap(({ line, variation }) => (variation ? { line, variation } : []));
  const totals = calculateTotals({
    lines: known.map(({ line, variation }) => pricing.linePrice(variation, variation.product, line.quantity)),
    shipping: nothing,
    fee: nothing,
  });
  const net = totals.subTotal - totals.totalDiscount;
  const withVat: SummaryRow = { name: t("cart.totalWithVat"), text: pricing.format(totals.total) };
  const withoutVat: SummaryRow = { name: t("cart.totalWithoutVat"), text: pricing.format(net) };
  const rows: SummaryRow[] = [
    { name: t("cart.subTotal"), text: pricing.format(totals.subTotal) },
    ...(totals.totalDiscount > 0
      ? [{ name: t("cart.discount"), text: pricing.format(-totals.totalDiscount) }]
      : []),
    { name: t("cart.vat"), text: pricing.format(totals.vat) },
    pricing.showWithVat ? withoutVat : withVat,
    { ...(pricing.showWithVat ? withVat : withoutVat), isTotal: true },
  ];
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
      <SummaryRows rows={rows} />
      <p className="mt-3 text-sm text-soft">{t("cart.shippingLater")}</p>
      {children}
    </section>
  );
}
