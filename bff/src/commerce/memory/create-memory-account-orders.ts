import { canCancelOrder, isOrderOpen, isUncharged, resolveOrderState } from "@spolverk/domain";
import type { AccountOrder, AccountOrdersPort, AccountPort } from "../account.ts";
import type { MemoryAccounts } from "./memory-account.ts";
import type { MemoryNewsletter } from "./memory-newsletter.ts";
import type { MemoryOrder, MemoryOrders } from "./memory-orders.ts";
import type { MemoryWithdrawals } from "./memory-withdrawals.ts";

/**
 * The orders of accounts in memory. Nothing is ever packed there and no invoice is written, so that an order can be
 * cancelled at any time and none be returned.
 */
export function createMemoryAccountOrders({
  orders,
  accounts,
  newsletter,
  withdrawals,
  now,
}: {
  orders: MemoryOrders;
  accounts: MemoryAccounts;
  newsletter: MemoryNewsletter;
  withdrawals: MemoryWithdrawals;
  now: () => Date;
}): AccountOrdersPort & Pick<AccountPort, "deleteAccount"> {
  const listOf = (accountId: string) =>
    orders
      .list()
      .filter((order) => order.accountId === accountId)
      .map((order) => toAccountOrder(order, withdrawals.listOf(order)))
      .toReversed();
  const find = (accountId: string, orderId: string) =>
    listOf(accountId).find(({ id }) => id === orderId) ?? null;
  const listClaimable = (email: string) =>
    orders
      .list()
      .filter(({ accountId, priced }) => accountId === null && priced.email.toLowerCase() === email);

  return {
    listOrders: async (id, { query, page, pageSize }) => {
      const found = listOf(id).filter((order) => isMatch(order, query.trim().toLowerCase()));
      return { orders: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    getOrder: async (id, orderId) => find(id, orderId),
    cancelOrder: async (id, orderId) => {
      const order = find(id, orderId);
      if (order === null) return "unknown";
      if (order.state === "cancelled") return "cancelled";
      if (!order.canCancel) return "not_cancellable";
      orders.cancel(orderId);
      return "cancelled";
    },
    requestReturn: async (id, orderId) => (find(id, orderId) === null ? "unknown" : "not_returnable"),
    getInvoice: async () => null,
    countClaimableOrders: async (_, email) => listClaimable(email).length,
    claimOrders: async (id, email) => {
      const claimed = listClaimable(email);
      for (const { order } of claimed) orders.claim(order.id, id);
      return claimed.length;
    },
    deleteAccount: async (id) => {
      const isOpen = ({ state }: AccountOrder) =>
        isOrderOpen({ state, hasOpenReturn: false, lastShippedAt: null }, now());
      if (listOf(id).some(isOpen)) return "open_orders";
      newsletter.end({ email: accounts.get(id)?.detail.email ?? "" });
      accounts.delete(id);
      return "deleted";
    },
  };
}

function toAccountOrder(
  { order, approval, priced, isCancelled }: MemoryOrder,
  withdrawals: AccountOrder["withdrawals"],
): AccountOrder {
  const paidMinor = isUncharged(priced.paymentMethod) ? 0 : priced.totals.toPay;
  const refundedMinor = isCancelled ? paidMinor : 0;
  const lines = priced.lines.map(({ quantity, giftCard }) => ({
    ordered: quantity,
    packed: 0,
    shipped: 0,
    delivered: 0,
    isGiftCard: giftCard !== null,
  }));
  const state = resolveOrderState({
    isCancelled,
    approval,
    isPaymentDue: false,
    paidMinor,
    refundedMinor,
    lines,
  });
  return {
    ...order,
    state,
    priced,
    lines: priced.lines.map((_, index) => ({ id: `${order.id}_${index}`, returnable: 0 })),
    hasInvoice: false,
    creditNotes: [],
    parcels: [],
    refunded: refundedMinor,
    canCancel: canCancelOrder(state, lines),
    returnUntil: null,
    // Nothing arrives here, so that a consumer's period never ends.
    canWithdraw: !isCancelled && !priced.company,
    withdrawals,
    returns: [],
  };
}

/** By the number of the order, or the name or SKU of a product in it. */
function isMatch({ number, priced }: AccountOrder, words: string): boolean {
  return [number, ...priced.lines.flatMap(({ productName, sku }) => [productName, sku])].some((text) =>
    text.toLowerCase().includes(words),
  );
}
