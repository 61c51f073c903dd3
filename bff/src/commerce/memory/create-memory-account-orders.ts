import {
  type AccountOrder,
  canCancelOrder,
  hasQueryWords,
  hasShippedGoods,
  isOrderOpen,
  isUncharged,
  resolveOrderState,
  toQueryWords,
} from "@spolverk/domain";
import { joinGoodsName } from "../../catalogue/name-goods.ts";
import type { ShopStore } from "../store.ts";
import type { AccountOrders } from "../engine.ts";
import type { CommerceProduct } from "../product.ts";
import type { MemoryAccounts } from "./memory-account.ts";
import type { MemoryNewsletter } from "./memory-newsletter.ts";
import type { MemoryOrder, MemoryOrders } from "./memory-orders.ts";
import type { MemoryShipments } from "./memory-shipments.ts";
import type { MemoryWithdrawals } from "./memory-withdrawals.ts";
import { toMemoryProgress } from "./to-memory-progress.ts";

/**
 * The orders of accounts in memory. An order can be cancelled until it is shipped. Goods are never delivered, so none
 * can be returned, and there are no invoices.
 */
export function createMemoryAccountOrders({
  orders,
  accounts,
  newsletter,
  withdrawals,
  shipments,
  products,
  now,
}: {
  orders: MemoryOrders;
  accounts: MemoryAccounts;
  newsletter: MemoryNewsletter;
  withdrawals: MemoryWithdrawals;
  shipments: MemoryShipments;
  products: readonly CommerceProduct[];
  now: () => Date;
}): AccountOrders & Pick<ShopStore, "deleteAccount"> {
  const listOf = (accountId: string) =>
    orders
      .list()
      .filter((order) => order.accountId === accountId)
      .map((each) => toAccountOrder(each, withdrawals.listOf(each), shipments.sentAt(each.order.id)))
      .toReversed();
  const find = (accountId: string, orderId: string) =>
    listOf(accountId).find(({ id }) => id === orderId) ?? null;
  const listClaimable = (email: string) =>
    orders
      .list()
      .filter(({ accountId, priced }) => accountId === null && priced.email.toLowerCase() === email);

  return {
    listOrders: async (id, { query, page, pageSize }) => {
      const namesOf = (variationId: string) =>
        products
          .filter(({ variations }) => variations.some((variation) => variation.id === variationId))
          .flatMap(({ name }) => Object.values(name));
      const words = toQueryWords(query);
      const found = listOf(id).filter((order) => query.trim() === "" || isMatch(order, words, namesOf));
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
      const isOpen = ({ id: orderId, state }: AccountOrder) =>
        isOrderOpen({ state, hasOpenReturn: false, lastShippedAt: shipments.sentAt(orderId) }, now());
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
  sentAt: Date | null,
): AccountOrder {
  const paidMinor = isUncharged(priced.paymentMethod) ? 0 : priced.totals.toPay;
  const refundedMinor = isCancelled ? paidMinor : 0;
  const lines = toMemoryProgress(priced, sentAt !== null);
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
    parcels: sentAt === null ? [] : [toParcel(priced, sentAt)],
    refunded: refundedMinor,
    canCancel: canCancelOrder(state, lines),
    hasShippedGoods: hasShippedGoods(lines),
    returnUntil: null,
    // Nothing is ever delivered, so a consumer's period never ends.
    canWithdraw: !isCancelled && !priced.company,
    withdrawals,
    returns: [],
  };
}

function toParcel({ lines }: MemoryOrder["priced"], sentAt: Date): AccountOrder["parcels"][number] {
  return {
    sentAt: sentAt.toISOString(),
    deliveredAt: null,
    goods: lines
      .filter(({ giftCard }) => giftCard === null)
      .map((line) => ({
        variationId: line.variationId,
        name: joinGoodsName(line),
        quantity: line.quantity,
      })),
    tracking: [],
  };
}

/** Matches the order number, or the SKU and name of a product, as ordered or as named now. */
function isMatch(
  { number, priced }: AccountOrder,
  words: readonly string[],
  namesOf: (variationId: string) => readonly string[],
): boolean {
  return (
    hasQueryWords([number], words) ||
    priced.lines.some(({ productName, sku, variationId }) =>
      hasQueryWords([productName, sku, ...namesOf(variationId)], words),
    )
  );
}
