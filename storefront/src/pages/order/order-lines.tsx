import type { Order } from "@spolverk/bff/contract";
import {
  formatPrice,
  isSummedWithoutVat,
  resolveFinalSum,
  resolveLineSum,
  resolveRestockDate,
} from "@spolverk/domain";
import { useQueries } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { variationQuery } from "../../api/queries.ts";
import { BackOrderNote } from "../../entities/catalogue/back-order-note.tsx";
import { ProductPicture } from "../../entities/catalogue/product-picture.tsx";
import { LineAmount } from "../../entities/order/line-amount.tsx";
import { toSumRows } from "../../entities/order/to-sum-rows.ts";
import { Panel } from "../../ui/panel.tsx";
import { SummaryRows } from "../../ui/summary-rows.tsx";

/** The lines of an order, each linked to its product while the product is sold, and the order's sums. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { today } = shop;
  const sold = useQueries({ queries: order.lines.map((line) => variationQuery(api, line.variationId)) });
  const { currency, refunded, couponCode, shippingOption, paymentMethod, state } = order;
  const format = (minor: number) => formatPrice(minor, currency, true);
  const rows = toSumRows(
    {
      ...order,
      vatRate: null,
      couponCode,
      isDelivered: shippingOption !== null,
      isShippingChosen: true,
      final: resolveFinalSum({ paymentMethod, isCanceled: state === "cancelled" }),
    },
    t,
  );
  return (
    <Panel title={t("account.order.lines")}>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line, index) => {
          const variation = sold[index]?.data;
          const sum = resolveLineSum(line, { withVat: !isSummedWithoutVat(order) });
          const picture = line.thumbnail ? { src: line.thumbnail, bgColor: "var(--tile)" } : undefined;
          return (
            <li className="grid grid-cols-[4.5rem_1fr_auto] gap-x-4 py-4" key={line.lineId}>
              <ProductPicture alt="" className="aspect-square rounded-xl" picture={picture} size={72} />
              <div className="min-w-0">
                {variation ? (
                  <Link
                    className="font-semibold hover:underline"
                    params={{ productName: variation.product.slug, _splat: variation.slug }}
                    to="/product/$productName/$"
                  >
                    {line.productName}
                  </Link>
                ) : (
                  <span className="font-semibold">{line.productName}</span>
                )}
                <p className="text-sm text-soft">{line.variationName}</p>
                <p className="text-sm text-soft">
                  {t("account.order.quantityAt", {
                    quantity: line.quantity,
                    price: format(sum.unit),
                  })}
                </p>
                {line.discountSource === "agreement" && (
                  <p className="text-sm font-medium text-accent">{t("price.agreement")}</p>
                )}
                {line.isBackOrder && state !== "delivered" && state !== "cancelled" && (
                  <LineBackOrder date={resolveRestockDate(line.deliveryDate, today)} />
                )}
                {variation === null && <p className="text-sm text-soft">{t("account.order.gone")}</p>}
              </div>
              <LineAmount format={format} isAgreed={line.discountSource === "agreement"} sum={sum} />
            </li>
          );
        })}
      </ul>
      <SummaryRows rows={rows} />
      {refunded > 0 && (
        <p className="mt-3 flex justify-between gap-4 font-semibold">
          <span>{t("account.order.refunded")}</span>
          <span className="whitespace-nowrap">{format(refunded)}</span>
        </p>
      )}
      {order.reverseCharge && <p className="mt-3 text-sm text-soft">{t("checkout.summary.reverseCharge")}</p>}
    </Panel>
  );
}

/**
 * The note on a back order. It states no date when the date has passed without the goods, or when an older order has no
 * date.
 */
function LineBackOrder({ date }: { date: string | null }) {
  const { t } = useTranslation();
  if (date !== null) return <BackOrderNote date={date} />;
  return <p className="stock low text-warn">{t("account.order.backOrder")}</p>;
}
