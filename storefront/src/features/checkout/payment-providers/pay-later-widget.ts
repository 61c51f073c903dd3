import type { Checkout } from "@spolverk/bff/contract";
import { loadScript } from "./load-script.ts";

export type PayLaterPayment = Extract<Checkout["payment"], { kind: "pay_later" }>;

type Loaded = { show_form?: boolean };
type AuthorizeReply = { approved?: boolean; show_form?: boolean; authorization_token?: string };

/** The part of Klarna's script that the shop calls. */
type Payments = {
  init: (options: { client_token: string }) => void;
  load: (
    options: { container: HTMLElement; payment_method_category: string },
    order: PayLaterPayment["order"],
    done: (answer: Loaded) => void,
  ) => void;
  authorize: (
    options: { payment_method_category: string },
    order: PayLaterPayment["order"],
    done: (answer: AuthorizeReply) => void,
  ) => void;
};

declare global {
  interface Window {
    Klarna?: { Payments?: Payments };
    klarnaAsyncCallback?: () => void;
  }
}

/** closed: the shopper closed the widget before the end. denied: the provider does not let this shopper pay later. */
export type PayLaterOutcome = { kind: "authorized"; token: string } | { kind: "closed" | "denied" };

/**
 * Maps the widget's reply to an authorization. When the widget no longer shows a form, this payment cannot be retried.
 */
export function toPayLaterOutcome({
  approved,
  show_form,
  authorization_token: token,
}: AuthorizeReply): PayLaterOutcome {
  if (approved && token) return { kind: "authorized", token };
  return { kind: show_form ? "closed" : "denied" };
}

export type PayLaterWidget = {
  /** Shows a payment's form in a container. Resolves to whether the provider has a form for the payment. */
  show: (payment: PayLaterPayment, container: HTMLElement) => Promise<boolean>;
  /** Runs the provider's authorization for the payment that is shown. */
  authorize: (payment: PayLaterPayment) => Promise<PayLaterOutcome>;
};

/**
 * Loads the pay-later provider's widget.
 *
 * @param url origin of its script; null when paying later is not offered
 * @returns null when the script failed to load
 */
export async function loadPayLaterWidget(url: string | null): Promise<PayLaterWidget | null> {
  const payments = url === null ? undefined : await loadPayments(url).catch(() => undefined);
  if (payments === undefined) return null;
  return {
    show: (payment, container) =>
      new Promise((resolve) => {
        payments.init({ client_token: payment.clientToken });
        const options = { container, payment_method_category: payment.category };
        payments.load(options, payment.order, ({ show_form }) => resolve(show_form === true));
      }),
    authorize: ({ category, order }) =>
      new Promise((resolve) => {
        payments.authorize({ payment_method_category: category }, order, (answer) =>
          resolve(toPayLaterOutcome(answer)),
        );
      }),
  };
}

async function loadPayments(url: string): Promise<Payments | undefined> {
  if (window.Klarna?.Payments) return window.Klarna.Payments;
  // The script calls this function when it is ready, which may be after its load event.
  const ready = new Promise<void>((resolve) => {
    window.klarnaAsyncCallback = resolve;
  });
  await loadScript(`${url}/kp/lib/v1/api.js`);
  await ready;
  return window.Klarna?.Payments;
}
