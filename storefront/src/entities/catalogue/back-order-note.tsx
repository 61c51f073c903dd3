import { formatMonthDay } from "@spolverk/domain";
import { useTranslation } from "react-i18next";

/**
 * The day of new stock, on which the order is sent: the same sentence on the product's page, in cart, checkout, order
 * and mails [4.30].
 */
export function BackOrderNote({ date }: { date: string }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="stock low text-warn">
      {t("product.backorder", { date: formatMonthDay(date, i18n.language) })}
    </p>
  );
}
