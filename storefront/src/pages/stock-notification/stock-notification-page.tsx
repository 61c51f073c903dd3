import { useTranslation } from "react-i18next";
import { MailLinkForm } from "../../features/stock-notification/mail-link-form.tsx";

/** The target of links in mails about stock: confirms an address, or ends all such mails [3.47]. */
export function StockNotificationPage() {
  const { t } = useTranslation();
  return (
    <div className="max-w-xl">
      <h1 className="title-page mb-5">{t("meta.stockNotification.title")}</h1>
      <MailLinkForm />
    </div>
  );
}
