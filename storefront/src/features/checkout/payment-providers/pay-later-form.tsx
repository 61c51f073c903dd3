import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import { loadPayLaterWidget, type PayLaterOutcome, type PayLaterPayment } from "./pay-later-widget.ts";

/** Runs the provider's authorization with the shopper. */
export type AuthorizePayLater = (payment: PayLaterPayment) => Promise<PayLaterOutcome>;

type PayLaterFormProps = {
  payment: PayLaterPayment;
  /** Called with the authorize function once the form is ready, and with null when it is unmounted. */
  onReady: (authorize: AuthorizePayLater | null) => void;
};

/** The pay-later provider's form: the shopper's answers go to the provider only [3.50]. */
export function PayLaterForm({ payment, onReady }: PayLaterFormProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { payLaterJsUrl } = shop.externalServices;
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "missing" | "notOffered">("loading");

  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const widget = await loadPayLaterWidget(payLaterJsUrl);
      const place = container.current;
      if (!isWanted || place === null) return;
      if (widget === null) return setState("missing");
      const hasForm = await widget.show(payment, place).catch(() => false);
      if (!isWanted) return;
      setState(hasForm ? "ready" : "notOffered");
      if (!hasForm) return;
      onReady(async (asked) => {
        // The payment in the form may have expired; a new payment is shown before it is authorized.
        const isShown = asked.clientToken === payment.clientToken || (await widget.show(asked, place));
        return isShown ? widget.authorize(asked) : { kind: "denied" };
      });
    };
    void open();
    return () => {
      isWanted = false;
      setState("loading");
      onReady(null);
    };
  }, [payLaterJsUrl, payment, onReady]);

  return (
    <section aria-busy={state === "loading"} aria-label={t(`checkout.payment.methods.${payment.category}`)}>
      {state === "loading" && <p className="text-soft">{t("checkout.payment.later.loading")}</p>}
      {state === "missing" && <Notice look="error">{t("checkout.payment.later.missing")}</Notice>}
      {state === "notOffered" && <Notice look="error">{t("checkout.payment.later.notOffered")}</Notice>}
      <div ref={container} />
    </section>
  );
}
