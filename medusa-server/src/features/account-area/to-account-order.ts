import {
  type AccountOrder,
  canCancelOrder,
  countReturnable,
  hasShippedGoods,
  isWithdrawalInTime,
  isWithdrawnWhole,
  type OrderApproval,
  type PricedCheckout,
  resolveOrderState,
  resolveReturnDeadline,
  type ReturnState,
  toMinor,
} from "@spolverk/domain";
import { toParcelFacts } from "../orders/read-parcel-facts.ts";
import { readProvider } from "../payments/payment-methods.ts";
import type { OrderItem, OrderRow } from "../orders/order-row.ts";
import { toLineProgress } from "../orders/to-line-progress.ts";
import { toWithdrawalPeriod } from "../withdrawals/to-withdrawal-period.ts";
import { pairLines } from "../orders/pair-lines.ts";

/** The facts about an order that the shop's own modules store. */
export type ShopFacts = {
  priced: PricedCheckout;
  approval: OrderApproval;
  isInvoiced: boolean;
  creditNotes: AccountOrder["creditNotes"];
  /** Whether a gift card of the order was issued. */
  isGiftCardIssued: boolean;
  /** The earliest first. */
  withdrawals: AccountOrder["withdrawals"];
};

const returnStates: Readonly<Record<NonNullable<OrderRow["returns"]>[number]["status"], ReturnState | null>> =
  {
    // Medusa's state of a return that a merchandiser has not confirmed yet.
    open: null,
    requested: "requested",
    partially_received: "requested",
    received: "received",
    canceled: "cancelled",
  };

/** Maps an order to the view that its account reads. */
export function toAccountOrder(order: OrderRow, shop: ShopFacts, now: Date): AccountOrder {
  const { priced, approval } = shop;
  const payments = (order.payment_collections ?? []).flatMap((collection) => collection.payments ?? []);
  const sum = (of: "captures" | "refunds") =>
    payments
      .flatMap((payment) => payment[of] ?? [])
      .reduce((total, { amount }) => total + toMinor(amount), 0);
  const paidMinor = sum("captures");
  const refundedMinor = sum("refunds");

  const items = pairLines(priced.lines, order.items);
  // An issued gift card could have been spent, and the gift card of a paid order is about to be issued.
  const isMailed = shop.isGiftCardIssued || paidMinor > 0;
  const lines = toLineProgress(priced.lines, order.items, isMailed);
  const state = resolveOrderState({
    isCancelled: Boolean(order.canceled_at),
    approval,
    isPaymentDue: payments.some(
      ({ provider_id, captured_at, canceled_at }) =>
        !captured_at && !canceled_at && readProvider(provider_id).takesMoney,
    ),
    paidMinor,
    refundedMinor,
    lines,
  });

  const parcels = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at);
  const isEnded = state === "cancelled" || isWithdrawnWhole(shop.withdrawals);
  const returnable = lines.map((line) => (isEnded ? 0 : countReturnable(line)));
  const deadline = resolveReturnDeadline(
    parcels.flatMap(({ delivered_at }) => delivered_at ?? []),
    now,
  );
  const returnUntil = returnable.some((count) => count > 0) ? deadline : null;
  const isApproved = approval === "not_needed" || approval === "approved";
  return {
    id: order.id,
    number: String(order.display_id),
    placedAt: order.created_at.toISOString(),
    state,
    priced,
    lines: priced.lines.map(({ variationId }, place) => ({
      id: items[place]?.id ?? variationId,
      returnable: returnUntil === null ? 0 : (returnable[place] ?? 0),
    })),
    hasInvoice: isApproved && (shop.isInvoiced || (state !== "cancelled" && state !== "awaiting_payment")),
    creditNotes: shop.creditNotes,
    parcels: toParcels(parcels, order.items),
    refunded: refundedMinor,
    canCancel: canCancelOrder(state, lines),
    hasShippedGoods: hasShippedGoods(lines),
    returnUntil,
    canWithdraw: !isEnded && isWithdrawalInTime(toWithdrawalPeriod(order, priced), now),
    withdrawals: shop.withdrawals,
    returns: toReturns(order.returns ?? []),
  };
}

type Parcel = NonNullable<OrderRow["fulfillments"]>[number];

/** Lists the parcels that were handed over, the earliest first; a packed fulfillment is not a parcel yet. */
function toParcels(parcels: readonly Parcel[], items: readonly OrderItem[]): AccountOrder["parcels"] {
  const names = new Map(
    items.map(({ id, title, subtitle }) => [id, { name: title, variation: subtitle ?? "" }]),
  );
  const variationIds = new Map(items.map(({ id, variant_id }) => [id, variant_id ?? null]));
  return parcels
    .filter(({ shipped_at, delivered_at }) => shipped_at || delivered_at)
    .toSorted((a, b) => toTime(a) - toTime(b))
    .map((parcel) => {
      const { lines, tracking } = toParcelFacts(parcel, names);
      return {
        sentAt: parcel.shipped_at?.toISOString() ?? null,
        deliveredAt: parcel.delivered_at?.toISOString() ?? null,
        goods: lines.map(({ name, variation, quantity }, place) => ({
          variationId: variationIds.get(parcel.items[place]?.line_item_id ?? "") ?? null,
          name: [name, variation].filter(Boolean).join(", "),
          quantity,
        })),
        tracking: [...tracking],
      };
    });
}

const toTime = ({ shipped_at, delivered_at }: Parcel) => (shipped_at ?? delivered_at)?.getTime() ?? 0;

function toReturns(returns: NonNullable<OrderRow["returns"]>): AccountOrder["returns"] {
  return returns
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .flatMap(({ id, status, requested_at, created_at, items }) => {
      const state = returnStates[status];
      if (state === null) return [];
      const lines = (items ?? []).map(({ item_id, quantity }) => ({ id: item_id, quantity }));
      return [{ id, askedAt: (requested_at ?? created_at).toISOString(), state, lines }];
    });
}
