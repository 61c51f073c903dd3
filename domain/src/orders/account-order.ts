import type { PricedCheckout } from "../checkout/priced-checkout.ts";
import type { WithdrawalState } from "../withdrawal/withdrawal-state.ts";
import type { OrderState, ReturnState } from "./order-state.ts";

/** An order of an account, as it stands. Amounts are minor units. */
export type AccountOrder = {
  id: string;
  /** What shoppers and merchandisers read. */
  number: string;
  /** ISO date-time */
  placedAt: string;
  state: OrderState;
  /** What was agreed on when it was placed. */
  priced: PricedCheckout;
  /** One for each line of `priced`, in its order. */
  lines: readonly { id: string; returnable: number }[];
  hasInvoice: boolean;
  /** In the order of their numbers; issuedOn is an ISO date, amount what was credited with VAT. */
  creditNotes: readonly { number: string; issuedOn: string; amount: number }[];
  parcels: readonly {
    sentAt: string | null;
    deliveredAt: string | null;
    /** `variationId` is null for what is no line of the order; the name is in the order's language. */
    goods: readonly { variationId: string | null; name: string; quantity: number }[];
    tracking: readonly { number: string; url: string | null }[];
  }[];
  refunded: number;
  canCancel: boolean;
  /** Goods of it were shipped and not returned: a take-back may refer to it. */
  hasShippedGoods: boolean;
  /** YYYY-MM-DD; null: not now. */
  returnUntil: string | null;
  /** The period of withdrawal runs. */
  canWithdraw: boolean;
  /** The first one first; empty goods are all of them. */
  withdrawals: readonly { number: string; receivedAt: string; state: WithdrawalState; goods: string }[];
  returns: readonly {
    id: string;
    askedAt: string;
    state: ReturnState;
    lines: readonly { id: string; quantity: number }[];
  }[];
};
