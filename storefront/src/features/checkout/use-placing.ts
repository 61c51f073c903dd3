import type { ApiClient, Checkout } from "@spolverk/bff/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { ConfirmCard } from "./card-form.tsx";
import { useCheckoutCall } from "./use-checkout-call.ts";

export type Agreement = { acceptTerms: boolean; exportAgreement: boolean };

/**
 * Placing from the browser's side: ask for the order, let the shopper pay where that is wanted, and ask
 * again [4.34]. Whatever becomes of the payment, the checkout's own word for it is what is shown.
 */
export function usePlacing(checkout: Checkout, agreement: Agreement, onPlaced: () => void) {
  const { t } = useTranslation();
  const call = useCheckoutCall(checkout.id);
  const [confirmCard, setConfirmCard] = useState<{ confirm: ConfirmCard } | null>(null);
  const params = { id: checkout.id };
  const expectedBackOrders = checkout.lines.flatMap(({ id, isBackOrder }) => (isBackOrder ? [id] : []));
  const { total: expectedTotal, toPay: expectedToPay } = checkout.totals;
  const body = { ...agreement, expectedTotal, expectedToPay, expectedBackOrders };
  const askForOrder = (api: ApiClient) => api("POST /checkout/{id}/place", { params, body });

  async function place(): Promise<void> {
    const paying: { failure: string | null } = { failure: null };
    const reply = await call.run(async (api) => {
      const asked = await askForOrder(api);
      if (asked.placing !== "awaiting_payment" || asked.payment.kind !== "stripe") return asked;
      paying.failure = confirmCard
        ? await confirmCard.confirm(asked.payment.clientSecret).catch(() => t("checkout.payment.failed"))
        : t("checkout.payment.cardMissing");
      return paying.failure === null ? askForOrder(api) : leave(api, asked);
    });
    if (reply?.order) onPlaced();
    else if (paying.failure !== null && reply !== null) {
      const message = `${t("checkout.payment.failed")}. ${paying.failure}`;
      call.setProblem({ code: "payment_failed", message, fields: {} });
    }
  }

  /** Preparing the payment anew ends the waiting, unless it was paid after all: the refusal then leads to the order. */
  const leave = (api: ApiClient, waiting: Checkout) =>
    waiting.paymentMethod === null
      ? Promise.resolve(waiting)
      : api("POST /checkout/{id}/payment", { params, body: { method: waiting.paymentMethod } });

  // After a reload in the middle, the payment may have been made meanwhile: ask once.
  const isWaiting = checkout.placing === "awaiting_payment";
  const onArrival = useRef(async () => {
    const reply = isWaiting ? await call.run(askForOrder) : null;
    if (reply?.order) onPlaced();
  });
  useEffect(() => {
    void onArrival.current();
  }, []);

  return {
    ...call,
    isWaiting,
    place: () => void place(),
    stopWaiting: () => void call.run((api) => leave(api, checkout)),
    setConfirmCard,
  };
}
