import { formatMonthDay } from "@spolverk/domain";
import { useTranslation } from "react-i18next";

/**
 * That more comes on a day and the order is sent then: the same sentence on the product's page, in the cart, the checkout
 * and the order, and in the mails [4.30].
 */
export function BackOrderNote({ date }: { date: string }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="stock low text-warn">
      {t("product.backorder", { date: formatMonthDay(date, i18n.language) })}
    </p>
  );
}
