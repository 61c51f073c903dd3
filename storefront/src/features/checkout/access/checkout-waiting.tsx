import { useTranslation } from "react-i18next";
import { Waiting } from "../../../ui/waiting.tsx";

/** In place of a checkout until it is known who is there: the server, which knows nobody, renders it too. */
export function CheckoutWaiting() {
  const { t } = useTranslation();
  return (
    // As tall as the screen: the footer does not jump when the checkout takes this place.
    <div className="mx-auto min-h-dvh max-w-xl py-16 text-center">
      <h1 className="title-page">{t("checkout.title")}</h1>
      <Waiting>{t("checkout.access.waiting")}</Waiting>
    </div>
  );
}
