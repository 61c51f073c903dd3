import type { Checkout } from "@spolverk/bff/contract";
import { loadScript } from "./load-script.ts";

export type PayLaterPayment = Extract<Checkout["payment"], { kind: "pay_later" }>;

type Loaded = { show_form?: boolean };
type AuthorizeReply = { approved?: boolean; show_form?: boolean; authorization_token?: string };

/** Klarna's script, as far as the shop calls it. */
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

/** closed: the shopper left before the end. denied: the provider does not offer it to this shopper. */
export type PayLaterOutcome = { kind: "authorized"; token: string } | { kind: "closed" | "denied" };

/** What the widget's last answer means; without a form to show there is no second try with it. */
export function toPayLaterOutcome({
  approved,
  show_form,
  authorization_token: token,
}: AuthorizeReply): PayLaterOutcome {
  if (approved && token) return { kind: "authorized", token };
  return { kind: show_form ? "closed" : "denied" };
}

export type PayLaterWidget = {
  /** Shows the form of a payment in a place of the page. Tells whether there is one. */
  show: (payment: PayLaterPayment, container: HTMLElement) => Promise<boolean>;
  /** Takes the shopper through the provider's own steps for the payment that is shown. */
  authorize: (payment: PayLaterPayment) => Promise<PayLaterOutcome>;
};

/**
 * The pay-later provider's widget.
 *
 * @param url where its script comes from; null: nowhere
 * @returns null when the script did not come
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
  // The script is ready when it says so itself, which may be after it has come.
  const ready = new Promise<void>((resolve) => {
    window.klarnaAsyncCallback = resolve;
  });
  await loadScript(`${url}/kp/lib/v1/api.js`);
  await ready;
  return window.Klarna?.Payments;
}
