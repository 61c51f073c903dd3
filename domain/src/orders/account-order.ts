import type { PricedCheckout } from "../checkout/priced-checkout.ts";
import type { WithdrawalState } from "../withdrawal/withdrawal-state.ts";
import type { OrderState, ReturnState } from "./order-state.ts";

/** The current state of an account's order. Amounts are minor units. */
export type AccountOrder = {
  id: string;
  /** The order number that shoppers and merchandisers read. */
  number: string;
  /** ISO date-time */
  placedAt: string;
  state: OrderState;
  /** The checkout as it was when the order was placed. */
  priced: PricedCheckout;
  /** One for each line of `priced`, in its order. */
  lines: readonly { id: string; returnable: number }[];
  hasInvoice: boolean;
  /** In the order of their numbers; issuedOn is an ISO date, amount the credited sum with VAT. */
  creditNotes: readonly { number: string; issuedOn: string; amount: number }[];
  parcels: readonly {
    sentAt: string | null;
    deliveredAt: string | null;
    /** `variationId` is null for goods that match no line of the order; the name is in the order's language. */
    goods: readonly { variationId: string | null; name: string; quantity: number }[];
    tracking: readonly { number: string; url: string | null }[];
  }[];
  refunded: number;
  canCancel: boolean;
  /** Some of the order's goods were shipped and not returned, so a take-back may refer to the order. */
  hasShippedGoods: boolean;
  /** The last day to request a return, YYYY-MM-DD; null when no return is possible now. */
  returnUntil: string | null;
  /** Whether the period of withdrawal is still running. */
  canWithdraw: boolean;
  /** Oldest first; an empty `goods` means the whole order. */
  withdrawals: readonly { number: string; receivedAt: string; state: WithdrawalState; goods: string }[];
  returns: readonly {
    id: string;
    askedAt: string;
    state: ReturnState;
    lines: readonly { id: string; quantity: number }[];
  }[];
};
