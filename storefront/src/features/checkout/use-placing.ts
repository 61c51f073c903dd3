import { type ApiClient, ApiError, type Checkout } from "@spolverk/bff/contract";
import type { SettledSwishStatus } from "@spolverk/domain";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConfirmCard } from "./card-form.tsx";
import type { AuthorisePayLater } from "./pay-later-form.tsx";
import { useCheckoutCall } from "./use-checkout-call.ts";

/**
 * What came of the payment in the browser. mayGoOn: the shopper can go on where it was left, so that what was typed
 * into the provider's own form stays.
 */
type Paid = { failure: string; mayGoOn?: boolean } | { failure: null; paymentToken?: string };

export type Agreement = { acceptTerms: boolean; exportAgreement: boolean; newsletter: boolean };

/** What the payment step is given of placing. */
export type Placing = ReturnType<typeof usePlacing>;

/**
 * Placing from the browser's side: ask for the order, let the shopper pay where that is wanted, and ask
 * again [4.34]. Whatever becomes of the payment, the checkout's own word for it is what is shown.
 */
export function usePlacing(checkout: Checkout, agreement: Agreement, onPlaced: () => void) {
  const { t } = useTranslation();
  const call = useCheckoutCall(checkout.id);
  const [confirmCard, setConfirmCard] = useState<{ confirm: ConfirmCard } | null>(null);
  const [payLater, setPayLater] = useState<{ authorise: AuthorisePayLater } | null>(null);
  const params = { id: checkout.id };
  const expectedBackOrders = checkout.lines.flatMap(({ id, isBackOrder }) => (isBackOrder ? [id] : []));
  const { total: expectedTotal, toPay: expectedToPay } = checkout.totals;
  const body = { ...agreement, expectedTotal, expectedToPay, expectedBackOrders };
  const askForOrder = (api: ApiClient, paymentToken?: string) =>
    api("POST /checkout/{id}/place", { params, body: { ...body, paymentToken } });

  /** Lets the shopper pay; null where there is nothing to do in the browser. */
  async function pay(payment: Checkout["payment"]): Promise<Paid | null> {
    const failed = () => t("checkout.payment.failed");
    if (payment.kind === "stripe") {
      if (confirmCard === null) return { failure: t("checkout.payment.cardMissing") };
      return { failure: await confirmCard.confirm(payment.clientSecret).catch(failed) };
    }
    if (payment.kind !== "pay_later" || payment.inReview) return null;
    if (payLater === null) return { failure: t("checkout.payment.later.missing") };
    const outcome = await payLater.authorise(payment).catch(() => ({ kind: "denied" as const }));
    return outcome.kind === "authorised"
      ? { failure: null, paymentToken: outcome.token }
      : { failure: t(`checkout.payment.later.${outcome.kind}`), mayGoOn: outcome.kind === "closed" };
  }

  async function place(): Promise<void> {
    const paying: { message: string | null } = { message: null };
    const reply = await call.run(async (api) => {
      const asked = await askForOrder(api);
      const paid = asked.placing === "awaiting_payment" ? await pay(asked.payment) : null;
      if (paid === null) return asked;
      if (paid.failure === null) return askForOrder(api, paid.paymentToken);
      paying.message = paid.mayGoOn ? paid.failure : `${t("checkout.payment.failed")}. ${paid.failure}`;
      return paid.mayGoOn ? asked : leave(api, asked);
    });
    if (reply?.order) onPlaced();
    else if (paying.message !== null && reply !== null) {
      call.setProblem({ code: "payment_failed", message: paying.message, fields: {} });
    }
  }

  /** Preparing the payment again ends the waiting, unless it was paid after all: the refusal then leads to the order. */
  const leave = (api: ApiClient, waiting: Checkout) =>
    waiting.paymentMethod === null
      ? Promise.resolve(waiting)
      : api("POST /checkout/{id}/payment", { params, body: { method: waiting.paymentMethod } });

  /** What becomes of the checkout once Swish has ended its payment, with money or without. */
  async function settleSwish(status: SettledSwishStatus): Promise<void> {
    const reply = await call.run((api) => (status === "paid" ? orderPaid(api) : leave(api, checkout)));
    if (reply?.order) onPlaced();
    else if (reply !== null) {
      const message = `${t("checkout.payment.failed")}. ${t(`checkout.swish.ended.${status}`)}`;
      call.setProblem({ code: "payment_failed", message, fields: {} });
    }
  }

  /** The order of what was paid; a checkout that was given up meanwhile is not asked for it again. */
  async function orderPaid(api: ApiClient): Promise<Checkout> {
    const current = await api("GET /checkout/{id}", { params });
    if (current.placing !== "awaiting_payment") return current;
    try {
      return await askForOrder(api);
    } catch (error) {
      if (error instanceof ApiError && error.code === "payment_failed") {
        return api("GET /checkout/{id}", { params });
      }
      throw error;
    }
  }

  // After a reload in the middle, the payment may have been made meanwhile: ask once. Until that is answered nothing
  // else is to be pressed, from the first paint on.
  const isWaiting = checkout.placing === "awaiting_payment";
  const [isArriving, setArriving] = useState(isWaiting);
  const onArrival = useRef(async () => {
    const reply = isWaiting ? await call.run((api) => askForOrder(api)) : null;
    setArriving(false);
    if (reply?.order) onPlaced();
  });
  useEffect(() => {
    void onArrival.current();
  }, []);

  return {
    ...call,
    isWaiting,
    isArriving,
    place: () => void place(),
    settleSwish: (status: SettledSwishStatus) => void settleSwish(status),
    stopWaiting: () => void call.run((api) => leave(api, checkout)),
    setConfirmCard,
    setPayLater,
  };
}
