import type { Currency, WithdrawalPeriod, WithdrawalState } from "@spolverk/domain";

/** A line of the list. */
export type WithdrawalRow = {
  id: string;
  number: string;
  state: WithdrawalState;
  /** Null where number and address fit no order. */
  orderId: string | null;
  /** Of the order, or else as it was typed. */
  orderNumber: string;
  /** Empty once they are deleted. */
  name: string;
  email: string;
  /** Which goods; empty: all of the order. */
  goods: string;
  isSuspicious: boolean;
  /** ISO date-time */
  receivedAt: string;
  /** ISO date, in Sweden */
  refundDue: string;
  /** Its last day has passed, and nothing is decided. */
  isOverdue: boolean;
  /** Of the order; null without one, or once it has forgotten what it was. */
  period: WithdrawalPeriod | null;
  /** Null as the period is. */
  isInTime: boolean | null;
};

/** GET /admin/withdrawals */
export type WithdrawalPage = { withdrawals: WithdrawalRow[]; count: number; offset: number; limit: number };

/** What the refund is calculated from; minor units, with VAT. */
export type WithdrawalAmounts = {
  currency: Currency;
  lines: { id: string; name: string; quantity: number; paid: number; isGiftCard: boolean }[];
  shippingPaid: number;
  /** Null where no delivery is offered any more. */
  cheapestShipping: number | null;
  feePaid: number;
  /** What was paid back already, onto a gift card too. */
  refunded: number;
};

/** GET /admin/withdrawals/{id}/order: an order beside the statement that means it, or is to. */
export type MeantOrder = {
  id: string;
  number: string;
  /** Empty once it is deleted. */
  email: string;
  /** It is not that of the statement. */
  isOtherEmail: boolean;
};

/** GET /admin/withdrawals/{id}, and the reply to every change of it. */
export type WithdrawalForAdmin = WithdrawalRow & {
  language: string;
  site: string;
  /** Empty once it is deleted. */
  typedOrderNumber: string;
  /** Null where it is not known which one is meant. */
  order: MeantOrder | null;
  /** Name of the merchandiser who said which order it is; null where number and address fit it, and without an order. */
  assignedBy: string | null;
  /** Why it was decided on so, for other merchandisers. */
  reason: string | null;
  /** ISO date-time; null before. */
  decidedAt: string | null;
  /** Name of the merchandiser. */
  decidedBy: string | null;
  /** Null without an order, or once it has forgotten what it was. */
  amounts: WithdrawalAmounts | null;
};
