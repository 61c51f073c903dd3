import { formatMonthDay } from "@spolverk/domain";
import { useTranslation } from "react-i18next";

/**
 * States the day of new stock, on which the order is sent. The product's page, the cart, the checkout, the order and
 * the mails state it in the same words [4.30].
 */
export function BackOrderNote({ date }: { date: string }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="stock low text-warn">
      {t("product.backorder", { date: formatMonthDay(date, i18n.language) })}
    </p>
  );
}
