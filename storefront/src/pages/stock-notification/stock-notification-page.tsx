import { useTranslation } from "react-i18next";
import { MailLinkForm } from "../../features/stock-notification/mail-link-form.tsx";

/** Where the mails about stock lead: to confirm an address, or to end all such mails [3.47]. */
export function StockNotificationPage() {
  const { t } = useTranslation();
  return (
    <div className="max-w-xl">
      <h1 className="title-page mb-5">{t("meta.stockNotification.title")}</h1>
      <MailLinkForm />
    </div>
  );
}
