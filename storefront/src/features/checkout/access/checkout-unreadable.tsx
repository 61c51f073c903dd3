import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";

/** In place of a checkout that the API does not give, with its reason. Offers no new one: this one may be paid. */
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
