import { type ApiClient, ApiError, type Checkout } from "@spolverk/bff/contract";
import type { SettledSwishStatus } from "@spolverk/domain";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { mayHaveArrived } from "../../../api/may-have-arrived.ts";
import type { ConfirmCard } from "../payment-providers/card-form.tsx";
import type { AuthorizePayLater } from "../payment-providers/pay-later-form.tsx";
import { storeAsked } from "../start/stored-checkout.ts";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";

/**
 * The result of the payment in the browser. mayGoOn: the shopper can continue in the provider's form, which has kept
 * the typed values.
 */
type Paid = { failure: string; mayGoOn?: boolean } | { failure: null; paymentToken?: string };

export type Agreement = { acceptTerms: boolean; exportAgreement: boolean; newsletter: boolean };

/** The interface of the placement for the payment step. */
export type OrderPlacement = ReturnType<typeof useOrderPlacement>;

function toExpectations({ totals, lines, digest }: Checkout) {
  return {
    expectedTotal: totals.total,
    expectedToPay: totals.toPay,
    expectedPoints: totals.points,
    expectedLines: lines.map(({ id, quantity }) => ({ id, quantity })),
    expectedDigest: digest,
    expectedBackOrders: lines.flatMap(({ id, isBackOrder }) => (isBackOrder ? [id] : [])),
  };
}

/**
 * The browser's side of placing an order: requests the order, runs the payment when one is due, and requests the order
 * again [4.34]. The page shows the state that the API returns, even if the payment form reported another.
 */
export function useOrderPlacement(checkout: Checkout, agreement: Agreement, onPlaced: () => void) {
  const { t } = useTranslation();
  const call = useCheckoutCall(checkout.id);
  const [confirmCard, setConfirmCard] = useState<{ confirm: ConfirmCard } | null>(null);
  const [payLater, setPayLater] = useState<{ authorize: AuthorizePayLater } | null>(null);
  const params = { id: checkout.id };
  /** Requests the order as the page shows it; the API refuses it when another tab has changed the checkout. */
  async function requestOrder(api: ApiClient, shown: Checkout, paymentToken?: string): Promise<Checkout> {
    const body = { ...agreement, ...toExpectations(shown), paymentToken };
    storeAsked(checkout.id, true);
    try {
      return await api("POST /checkout/{id}/place", { params, body });
    } catch (error) {
      if (!mayHaveArrived(error)) storeAsked(checkout.id, false);
      throw error;
    }
  }

  /** Runs the payment in the browser; null when the payment needs nothing from the browser. */
  async function pay(payment: Checkout["payment"]): Promise<Paid | null> {
    const failed = () => t("checkout.payment.failed");
    if (payment.kind === "stripe") {
      if (confirmCard === null) return { failure: t("checkout.payment.cardMissing") };
      return { failure: await confirmCard.confirm(payment.clientSecret).catch(failed) };
    }
    if (payment.kind !== "pay_later" || payment.inReview) return null;
    if (payLater === null) return { failure: t("checkout.payment.later.missing") };
    const outcome = await payLater.authorize(payment).catch(() => ({ kind: "denied" as const }));
    return outcome.kind === "authorized"
      ? { failure: null, paymentToken: outcome.token }
      : { failure: t(`checkout.payment.later.${outcome.kind}`), mayGoOn: outcome.kind === "closed" };
  }

  /** The message of a failed payment, followed by the reason if it is known. */
  function toFailure(reason: string): string {
    const failed = t("checkout.payment.failed");
    return reason === failed ? failed : `${failed}. ${reason}`;
  }

  /** Whether this page has requested the order and its payment is still due. */
  const isUnpaid = useRef(false);

  /**
   * Requests the order by `ask`. When the reply says that a payment is due, runs the payment and requests the order
   * again.
   */
  async function payFor(ask: (api: ApiClient) => Promise<Checkout>): Promise<void> {
    const paying: { message: string | null } = { message: null };
    const reply = await call.run(async (api) => {
      isUnpaid.current = true;
      const asked = await ask(api);
      const paid = asked.placing === "awaiting_payment" ? await pay(asked.payment) : null;
      if (paid === null) return asked;
      if (paid.failure === null) {
        isUnpaid.current = false;
        return requestOrder(api, asked, paid.paymentToken);
      }
      if (paid.mayGoOn) {
        paying.message = paid.failure;
        return asked;
      }
      const left = await leave(api, asked);
      paying.message = toFailure(left.digest === asked.digest ? paid.failure : t("checkout.payment.changed"));
      return left;
    });
    if (reply?.order) onPlaced();
    else if (paying.message !== null && reply !== null) {
      call.setProblem({ code: "payment_failed", message: paying.message, fields: {} });
    }
  }

  const place = () => payFor((api) => requestOrder(api, checkout));

  /**
   * Prepares the payment again, which cancels the pending one. If the pending payment has been paid after all, the API
   * refuses and the page shows the order.
   */
  const leave = (api: ApiClient, waiting: Checkout) =>
    waiting.paymentMethod === null
      ? Promise.resolve(waiting)
      : api("POST /checkout/{id}/payment", { params, body: { method: waiting.paymentMethod } });

  /**
   * Continues the checkout after its Swish payment has ended: requests the order when paid, else prepares a new
   * payment.
   */
  async function settleSwish(status: SettledSwishStatus): Promise<void> {
    const reply = await call.run((api) => (status === "paid" ? orderPaid(api) : leave(api, checkout)));
    if (reply?.order) onPlaced();
    else if (reply !== null && reply.placing !== "in_progress") {
      const message = toFailure(t(`checkout.swish.ended.${status}`));
      call.setProblem({ code: "payment_failed", message, fields: {} });
    }
  }

  /** Requests the order of a paid checkout, unless the checkout was canceled meanwhile. */
  async function orderPaid(api: ApiClient): Promise<Checkout> {
    const current = await api("GET /checkout/{id}", { params });
    if (current.placing !== "awaiting_payment") return current;
    try {
      return await requestOrder(api, current);
    } catch (error) {
      if (error instanceof ApiError && error.code === "payment_failed") {
        return api("GET /checkout/{id}", { params });
      }
      throw error;
    }
  }

  // While the payment provider is slow, checkoutQuery polls the checkout.
  const isInProgress = checkout.placing === "in_progress";
  useDecidedPlacing(isInProgress, () => {
    if (checkout.order) onPlaced();
    else if (checkout.placing === "none") {
      const { code, message } = checkout.refusal ?? {
        code: "order_failed" as const,
        message: t("checkout.payment.notPlaced"),
      };
      call.setProblem({ code, message, fields: {} });
    } else if (isUnpaid.current) void payFor(() => Promise.resolve(checkout));
  });

  // The payment may have succeeded before a reload, so the page requests the order once. From the first paint until the
  // reply, everything else is disabled.
  const isWaiting = checkout.placing === "awaiting_payment";
  const [isArriving, setArriving] = useState(isWaiting);
  const onArrival = useRef(async () => {
    const reply = isWaiting ? await call.run((api) => requestOrder(api, checkout)) : null;
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
    isInProgress,
    place: () => void place(),
    settleSwish: (status: SettledSwishStatus) => void settleSwish(status),
    stopWaiting: () => void call.run((api) => leave(api, checkout)),
    setConfirmCard,
    setPayLater,
  };
}

/** Calls back when the checkout's placing is no longer in progress. */
function useDecidedPlacing(isInProgress: boolean, onDecided: () => void): void {
  const latest = useRef(onDecided);
  useEffect(() => {
    latest.current = onDecided;
  });
  const wasInProgress = useRef(isInProgress);
  useEffect(() => {
    if (wasInProgress.current && !isInProgress) latest.current();
    wasInProgress.current = isInProgress;
  }, [isInProgress]);
}
