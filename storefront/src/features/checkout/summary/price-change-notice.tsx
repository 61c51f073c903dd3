import { formatPrice } from "@spolverk/domain";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import type { PriceChange, PriceReason } from "./find-price-change.ts";

type Countries = readonly { value: string; label: string }[];
type PriceChangeNoticeProps = { change: PriceChange; countries: Countries; onDismiss: () => void };

/** Says that the total has changed, from what and why. */
export function PriceChangeNotice({ change, countries, onDismiss }: PriceChangeNoticeProps) {
  const { t } = useTranslation();
  const { before, after, reasons } = change;
  const values = {
    before: formatPrice(before.total, before.currency, true),
    after: formatPrice(after.total, after.currency, true),
  };
  return (
    <div className="mb-6">
      <Notice dismissLabel={t("checkout.repriced.dismiss")} look="info" onDismiss={onDismiss}>
        <p>{t("checkout.repriced.total", values)}</p>
        <ul className="mt-1 font-normal">
          {reasons.map((reason) => (
            <li key={reason.kind}>{toText(reason, countries, t)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function toText(reason: PriceReason, countries: Countries, t: TFunction): string {
  switch (reason.kind) {
    case "currency":
      return t("checkout.repriced.currency", { currency: reason.currency });
    case "country": {
      const name = countries.find(({ value }) => value === reason.country)?.label ?? reason.country;
      return t("checkout.repriced.country", { country: name });
    }
    case "vatRate":
      return t("checkout.repriced.vatRate", { rate: reason.vatRate });
    case "account":
    case "company":
    case "individual":
    case "prices":
    case "reverseCharge":
      return t(`checkout.repriced.${reason.kind}`);
  }
}
