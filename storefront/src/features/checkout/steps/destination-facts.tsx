import type { Checkout } from "@spolverk/bff/contract";
import { keepTogether, needsDelivery } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { toAddressLines } from "../../../entities/address/to-address-lines.ts";

/**
 * The destination: an address or a service point, and for a gift card an email address. Items of a description list.
 */
export function DestinationFacts({ checkout }: { checkout: Checkout }) {
  const { t, i18n } = useTranslation();
  const { servicePoint, lines, approval } = checkout;
  const address = checkout.shipping ?? checkout.billing;
  const addressLines = address && needsDelivery(lines) ? toAddressLines(address, i18n.language) : [];
  const isCanceled = approval === "refused" || approval === "expired";
  return (
    <>
      {lines.some((line) => line.giftCard !== null) && !isCanceled && (
        <div>
          <dt className="font-semibold">{t("checkout.confirmation.giftCard")}</dt>
          <dd className="mt-1 text-soft">
            {t("checkout.confirmation.giftCardText", { email: checkout.email })}
          </dd>
        </div>
      )}
      {servicePoint && (
        <div>
          <dt className="font-semibold">{t("checkout.confirmation.pickUpAt")}</dt>
          <dd className="mt-1 whitespace-pre-line text-soft">
            {[
              servicePoint.name,
              servicePoint.addressLine1,
              `${keepTogether(servicePoint.zip)} ${servicePoint.city}`,
            ].join("\n")}
          </dd>
        </div>
      )}
      {addressLines.length > 0 && (
        <div>
          <dt className="font-semibold">
            {t(servicePoint ? "checkout.confirmation.yourAddress" : "checkout.confirmation.deliverTo")}
          </dt>
          <dd className="mt-1 whitespace-pre-line text-soft">{addressLines.join("\n")}</dd>
        </div>
      )}
    </>
  );
}
