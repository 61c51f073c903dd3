import { useTranslation } from "react-i18next";
import { Waiting } from "../../../ui/waiting.tsx";

/** Replaces a checkout until the session is known. The server renders it too, because it never knows the session. */
export function CheckoutWaiting() {
  const { t } = useTranslation();
  return (
    // As tall as the screen, so that the footer does not shift when the checkout appears.
    <div className="mx-auto min-h-dvh max-w-xl py-16 text-center">
      <h1 className="title-page">{t("checkout.title")}</h1>
      <Waiting>{t("checkout.access.waiting")}</Waiting>
    </div>
  );
}
