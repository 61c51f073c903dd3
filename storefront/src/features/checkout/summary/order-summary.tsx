import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice, isSummedWithoutVat, resolveLineSum } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toShownPicture } from "../../../api/shown-picture.ts";
import { ProductPicture } from "../../../entities/catalogue/product-picture.tsx";
import { LineAmount } from "../../../entities/order/line-amount.tsx";
import { BackOrderNote } from "../../../entities/catalogue/back-order-note.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SummaryRows } from "../../../ui/summary-rows.tsx";
import { toPriceTexts } from "../steps/to-price-texts.ts";
import { isOpenCheckout } from "../steps/is-open-checkout.ts";
import { resolveFreeShippingGap } from "./resolve-free-shipping-gap.ts";
import { toSummaryRows } from "./to-summary-rows.ts";

/** The order and its total; collapsed on a phone, where the total stays visible. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const format = (minor: number) => formatPrice(minor, checkout.currency, true);
  return (
    <aside aria-label={t("checkout.summary.title")}>
      <details className="group rounded-card bg-surface p-5 shadow-card sm:p-6 lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2">
            {t("checkout.summary.show")}
            <Icon className="size-4 transition-transform group-open:rotate-180" name="chevronDown" />
          </span>
          <span className="text-lg">{format(checkout.totals.toPay)}</span>
        </summary>
        <SummaryBody checkout={checkout} format={format} />
      </details>
      <div className="hidden rounded-card bg-surface p-6 shadow-card lg:block">
        <h2 className="title-section">{t("checkout.summary.title")}</h2>
        <SummaryBody checkout={checkout} format={format} />
      </div>
    </aside>
  );
}

type SummaryBodyProps = { checkout: Checkout; format: (minor: number) => string };

function SummaryBody({ checkout, format }: SummaryBodyProps) {
  const { t } = useTranslation();
  const toFree = checkout.order ? 0 : resolveFreeShippingGap(checkout);
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-b border-line">
        {checkout.lines.map((line) => (
          <li className="flex gap-4 py-3" key={line.id}>
            <ProductPicture
              alt=""
              className="size-16 shrink-0 rounded-xl"
              picture={line.picture ? toShownPicture(line.picture) : undefined}
              size={64}
            />
            <div className="min-w-0 grow">
              <p className="leading-snug font-semibold">{`${line.quantity} × ${line.product.name}`}</p>
              <p className="text-sm text-soft">{line.name}</p>
              {line.discountSource === "agreement" && (
                <p className="text-sm font-medium text-accent">{t("price.agreement")}</p>
              )}
              {line.deliveryDate && <BackOrderNote date={line.deliveryDate} />}
            </div>
            <LineAmount
              format={format}
              isAgreed={line.discountSource === "agreement"}
              sum={resolveLineSum(line, { withVat: !isSummedWithoutVat(checkout) })}
            />
          </li>
        ))}
      </ul>
      <SummaryRows rows={toSummaryRows(checkout, t)} />
      {toFree > 0 && (
        <p className="mt-3 rounded-xl bg-accent-soft px-4 py-2.5 text-sm font-medium">
          {t("checkout.summary.freeHint", { price: toPriceTexts(checkout, t).toLimit(toFree) })}
        </p>
      )}
      {checkout.reverseCharge && (
        <p className="mt-3 text-sm text-soft">{t("checkout.summary.reverseCharge")}</p>
      )}
      {checkout.importVat && <p className="mt-3 text-sm text-soft">{t("checkout.customs.importVat")}</p>}
      {isOpenCheckout(checkout) && (
        <Link
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
          to="/cart"
        >
          {t("checkout.summary.editCart")}
        </Link>
      )}
    </>
  );
}
