import type { Checkout } from "@spolverk/bff/contract";
import { formatMonthDay, formatPrice, nameShippingService } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Changing } from "../../../ui/changing.tsx";
import { toLabelled } from "../../../i18n/to-labelled.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DestinationFacts } from "../steps/destination-facts.tsx";
import { ConfirmationPoints } from "./confirmation-points.tsx";

/** The placed order: its number, destination and date of dispatch. It stays available after a reload. */
export function ConfirmationStep({ checkout }: { checkout: Checkout }) {
  const { t, i18n } = useTranslation();
  const option = checkout.shippingOptions.find(({ id }) => id === checkout.shippingOptionId);
  const payment = checkout.paymentMethods.find(({ method }) => method === checkout.paymentMethod);
  const { approval } = checkout;
  const isSettled = approval === "not_needed" || approval === "approved";
  const isCanceled = approval === "refused" || approval === "expired";
  return (
    <div>
      <span
        className={`grid size-16 place-items-center rounded-full ${isSettled ? "bg-accent text-accent-ink" : "bg-sunken"}`}
      >
        <Icon className="size-8" name={isSettled ? "check" : isCanceled ? "close" : "info"} />
      </span>
      <h1 className="title-page mt-5">
        {t(isSettled ? "checkout.confirmation.title" : `checkout.confirmation.approval.${approval}.title`)}
      </h1>
      {!isSettled && (
        <div className="mt-4">
          <Notice look={isCanceled ? "error" : "info"}>
            {t(`checkout.confirmation.approval.${approval}.text`)}
          </Notice>
        </div>
      )}
      <p className="mt-3 text-lg">
        {toLabelled(t, t("checkout.confirmation.number"), "")}
        <strong>{checkout.order?.number}</strong>
      </p>
      <p className="mt-1 text-soft">{t("checkout.confirmation.textShort")}</p>
      <dl className="mt-8 grid gap-6 rounded-card bg-sunken p-6 sm:grid-cols-2">
        <DestinationFacts checkout={checkout} />
        {option && (
          <div>
            <dt className="font-semibold">{t("checkout.steps.shipping")}</dt>
            <dd className="mt-1 text-soft">
              <Changing>{nameShippingService(option)}</Changing>
              {!isCanceled && (
                <>
                  <br />
                  {/* Until the order is approved, the date is the earliest possible one. */}
                  <Changing>
                    {t(
                      isSettled ? "checkout.confirmation.shipDate" : "checkout.confirmation.shipDateEarliest",
                      { date: formatMonthDay(option.estimatedShipDate, i18n.language) },
                    )}
                  </Changing>
                </>
              )}
            </dd>
          </div>
        )}
        {payment && (
          <div>
            <dt className="font-semibold">{t("checkout.confirmation.payBy")}</dt>
            <dd className="mt-1 text-soft">
              {t(`checkout.payment.methods.${payment.method}`)}
              {checkout.totals.points > 0 && (
                <>
                  <br />
                  {toLabelled(
                    t,
                    t("checkout.summary.points"),
                    formatPrice(checkout.totals.points, checkout.currency, true),
                  )}
                </>
              )}
              {checkout.giftCard && (
                <>
                  <br />
                  {toLabelled(
                    t,
                    t("checkout.giftCard.applied", { last: checkout.giftCard.lastCharacters }),
                    formatPrice(checkout.totals.giftCard, checkout.currency, true),
                  )}
                </>
              )}
              {payment.termsDays !== null && !isCanceled && (
                <>
                  <br />
                  {t("checkout.confirmation.invoice", { count: payment.termsDays })}
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {!isCanceled && <ConfirmationPoints checkout={checkout} />}
      <Link className={`${buttonClass("primary")} mt-8`} params={{ _splat: "" }} to="/shop/$">
        {t("checkout.confirmation.keepShopping")}
      </Link>
    </div>
  );
}
