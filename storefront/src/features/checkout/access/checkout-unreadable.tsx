import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Shows why the API cannot return a checkout. It offers no new checkout, because the unreadable one may be paid
 * already.
 */
export function CheckoutUnreadable({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-xl py-16">
      <h1 className="title-page mb-6" tabIndex={-1}>
        {t("checkout.title")}
      </h1>
      <Notice look="error">{message}</Notice>
    </div>
  );
}
