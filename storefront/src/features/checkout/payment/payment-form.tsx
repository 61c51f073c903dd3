import type { Checkout } from "@spolverk/bff/contract";
import { lazy, Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useIsHydrated } from "../../../browser/use-is-hydrated.ts";
import type { ConfirmCard } from "../payment-providers/card-form.tsx";
import type { AuthorizePayLater } from "../payment-providers/pay-later-form.tsx";
import type { OrderPlacement } from "./use-order-placement.ts";

const CardForm = lazy(async () => ({
  default: (await import("../payment-providers/card-form.tsx")).CardForm,
}));
const PayLaterForm = lazy(async () => ({
  default: (await import("../payment-providers/pay-later-form.tsx")).PayLaterForm,
}));

type PaymentFormProps = Pick<Checkout, "payment"> & {
  method: Checkout["paymentMethod"];
  placing: Pick<OrderPlacement, "setConfirmCard" | "setPayLater">;
};

/** The form of the provider of the chosen payment method, loaded on demand. */
export function PaymentForm({ payment, method, placing }: PaymentFormProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { setConfirmCard, setPayLater } = placing;
  const onCardReady = useCallback(
    (confirm: ConfirmCard | null) => setConfirmCard(confirm && { confirm }),
    [setConfirmCard],
  );
  const onPayLaterReady = useCallback(
    (authorize: AuthorizePayLater | null) => setPayLater(authorize && { authorize }),
    [setPayLater],
  );

  if (!isHydrated) return null;
  if (payment.kind === "stripe" && method === "stripe") {
    return (
      <div>
        <Suspense fallback={<p className="text-soft">{t("checkout.payment.cardLoading")}</p>}>
          <CardForm onReady={onCardReady} publishableKey={payment.publishableKey} />
        </Suspense>
      </div>
    );
  }
  if (payment.kind === "pay_later" && payment.category === method && !payment.inReview) {
    return (
      <div>
        <Suspense fallback={<p className="text-soft">{t("checkout.payment.later.loading")}</p>}>
          <PayLaterForm onReady={onPayLaterReady} payment={payment} />
        </Suspense>
      </div>
    );
  }
  return null;
}
