import type { Currency, WithdrawalPeriod, WithdrawalState } from "@spolverk/domain";

/** A withdrawal as a row of the admin's list. */
export type WithdrawalRow = {
  id: string;
  number: string;
  state: WithdrawalState;
  /** Null when number and address match no order. */
  orderId: string | null;
  /** The order's number, or else the typed one. */
  orderNumber: string;
  /** Name and address are empty once they are deleted. */
  name: string;
  email: string;
  /** The goods in the customer's words; empty for the whole order. */
  goods: string;
  isSuspicious: boolean;
  /** ISO date-time */
  receivedAt: string;
  /** ISO date, in Sweden */
  refundDue: string;
  /** Whether the last day of the refund has passed without a decision. */
  isOverdue: boolean;
  /** The order's withdrawal period; null without an order, or once the order is anonymized. */
  period: WithdrawalPeriod | null;
  /** Whether the statement arrived within `period`; null when `period` is null. */
  isInTime: boolean | null;
};

/** GET /admin/withdrawals */
export type WithdrawalPage = { withdrawals: WithdrawalRow[]; count: number; offset: number; limit: number };

/** Amounts from which the refund is calculated; minor units including VAT. */
export type WithdrawalAmounts = {
  currency: Currency;
  lines: { id: string; name: string; quantity: number; paid: number; isGiftCard: boolean }[];
  shippingPaid: number;
  /** Price of the cheapest delivery; null when the shop no longer delivers there. */
  cheapestShipping: number | null;
  feePaid: number;
  /** Amount refunded already, including to a gift card. */
  refunded: number;
};

/** GET /admin/withdrawals/{id}/order: the statement's order, or one that may be assigned to it. */
export type MeantOrder = {
  id: string;
  number: string;
  /** Empty once it is deleted. */
  email: string;
  /** Whether `email` differs from the statement's address. */
  isOtherEmail: boolean;
};

/** GET /admin/withdrawals/{id}, and the reply to every change of the withdrawal. */
export type WithdrawalForAdmin = WithdrawalRow & {
  language: string;
  site: string;
  /** Empty once it is deleted. */
  typedOrderNumber: string;
  /** Null while the order is unknown. */
  order: MeantOrder | null;
  /**
   * Name of the merchandiser who assigned the order; null when the typed number and address match it, or without an
   * order.
   */
  assignedBy: string | null;
  /** Reason of the decision, for merchandisers. */
  reason: string | null;
  /** ISO date-time; null before the decision. */
  decidedAt: string | null;
  /** Name of the merchandiser who decided; null before the decision. */
  decidedBy: string | null;
  /** Null without an order, or once it is anonymized. */
  amounts: WithdrawalAmounts | null;
};
