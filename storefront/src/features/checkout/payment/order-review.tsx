import type { Checkout } from "@spolverk/bff/contract";
import {
  formatMonthDay,
  formatPrice,
  isSummedWithoutVat,
  nameShippingService,
  resolveLineSum,
} from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { Changing } from "../../../ui/changing.tsx";
import { LineAmount } from "../../../entities/order/line-amount.tsx";
import { BackOrderNote } from "../../../entities/catalogue/back-order-note.tsx";
import { SummaryRows } from "../../../ui/summary-rows.tsx";
import { DestinationFacts } from "../steps/destination-facts.tsx";
import { toDeliveryDays } from "../steps/to-delivery-days.ts";
import { toSummaryRows } from "../summary/to-summary-rows.ts";

/**
 * The order that the button below places: the goods with their main characteristics, the destination, the delivery time
 * and the total. The review is always expanded directly above the button, on phones too (directive 2011/83/EU, article
 * 8(2)).
 */
export function OrderReview({ checkout }: { checkout: Checkout }) {
  const { t, i18n } = useTranslation();
  const option = checkout.shippingOptions.find(({ id }) => id === checkout.shippingOptionId);
  return (
    <section aria-labelledby="order-review" className="mt-6 rounded-card border border-line p-4 sm:p-6">
      <h3 className="text-lg font-semibold" id="order-review">
        {t("checkout.contract.review")}
      </h3>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {checkout.lines.map((line) => (
          <ReviewLine checkout={checkout} key={line.id} line={line} />
        ))}
      </ul>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <DestinationFacts checkout={checkout} />
        {option && (
          <div>
            <dt className="font-semibold">{t("checkout.steps.shipping")}</dt>
            <dd className="mt-1 text-soft">
              <Changing>{nameShippingService(option)}</Changing>
              <br />
              <Changing>
                {`${t("checkout.shipping.shipDate", { date: formatMonthDay(option.estimatedShipDate, i18n.language) })} · ${toDeliveryDays(option, t)}`}
              </Changing>
            </dd>
          </div>
        )}
      </dl>
      <SummaryRows rows={toSummaryRows(checkout, t)} />
      {checkout.reverseCharge && (
        <p className="mt-3 text-sm text-soft">{t("checkout.summary.reverseCharge")}</p>
      )}
      {checkout.importVat && <p className="mt-3 text-sm text-soft">{t("checkout.customs.importVat")}</p>}
    </section>
  );
}

type ReviewLineProps = { checkout: Checkout; line: Checkout["lines"][number] };

function ReviewLine({ checkout, line }: ReviewLineProps) {
  return (
    <li className="flex justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="leading-snug font-semibold">{`${line.quantity} × ${line.product.name}`}</p>
        <p className="text-sm text-soft">{line.name}</p>
        {line.deliveryDate && <BackOrderNote date={line.deliveryDate} />}
      </div>
      <LineAmount
        format={(minor) => formatPrice(minor, checkout.currency, true)}
        isAgreed={line.discountSource === "agreement"}
        sum={resolveLineSum(line, { withVat: !isSummedWithoutVat(checkout) })}
      />
    </li>
  );
}
