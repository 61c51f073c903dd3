import type { OrderState, ReturnState, WithdrawalState } from "@spolverk/domain";
import type { PricedCheckout } from "./priced-checkout.ts";

type ShippingOption = NonNullable<PricedCheckout["shippingOption"]>;

/** What an order was placed with; of a service point the backend remembers where it is. */
type PricedOrder = Omit<PricedCheckout, "shippingOption"> & {
  shippingOption:
    | (Omit<ShippingOption, "servicePoint"> & {
        servicePoint: Pick<NonNullable<ShippingOption["servicePoint"]>, "name"> | null;
      })
    | null;
};

/** An order of an account, as it stands. Amounts are minor units. */
export type AccountOrder = {
  id: string;
  number: string;
  /** ISO date-time */
  placedAt: string;
  state: OrderState;
  /** What was agreed on when it was placed. */
  priced: PricedOrder;
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

/** What accounts have ordered. An id of an account is one that exists. */
export interface AccountOrders {
  /** The newest first. `query` has words of an order's number, or of a product's SKU and its name in any language. */
  listOrders(
    id: string,
    page: { query: string; page: number; pageSize: number },
  ): Promise<{ orders: readonly AccountOrder[]; total: number }>;
  getOrder(id: string, orderId: string): Promise<AccountOrder | null>;
  /** Cancels an order of which nothing is packed and pays back what was paid, once: "cancelled" as well for one that is. */
  cancelOrder(id: string, orderId: string): Promise<"cancelled" | "not_cancellable" | "unknown">;
  requestReturn(
    id: string,
    orderId: string,
    request: { lines: readonly { id: string; quantity: number }[]; note: string },
  ): Promise<"requested" | "not_returnable" | "unknown">;
  /**
   * The invoice or the receipt of an order, or the credit note of this number; null when the account has no such order, or
   * the order no such document.
   */
  getInvoice(
    id: string,
    orderId: string,
    creditNote: string | null,
  ): Promise<{ name: string; base64: string } | null>;
  /** How many orders were placed as a guest with this address, which the user has verified, and belong to no account. */
  countClaimableOrders(id: string, email: string): Promise<number>;
  /** Gives them to the account, each once. Returns how many. */
  claimOrders(id: string, email: string): Promise<number>;
}
