import { type AccountOrder, isIntraCommunitySupply } from "@spolverk/domain";
import type { Order } from "../contract/account-orders.ts";
import { toOrderSummary } from "./to-order-summary.ts";

/** Maps an order of an account to the API, with the terms agreed on placing it. */
export function toOrder(order: AccountOrder): Order {
  const { priced } = order;
  const { goods: _goods, ...summary } = toOrderSummary(order);
  const { shippingOption: option } = priced;
  return {
    ...summary,
    email: priced.email,
    company: priced.company,
    // Older orders that contain only gift cards were stored with reverse charge, although the sale of a gift card is
    // not a supply.
    reverseCharge: isIntraCommunitySupply(priced),
    lines: toLines(order),
    totals: priced.totals,
    couponCode: priced.coupon?.code ?? null,
    billing: priced.billing,
    shipping: priced.shipping,
    shippingOption: option && {
      name: option.name,
      amount: option.amount,
      servicePoint: option.servicePoint?.name ?? null,
    },
    paymentMethod: priced.paymentMethod,
    hasInvoice: order.hasInvoice,
    creditNotes: [...order.creditNotes],
    parcels: order.parcels.map(({ goods, tracking, ...parcel }) => ({
      ...parcel,
      goods: goods.map(({ name, quantity }) => ({ name, quantity })),
      tracking: [...tracking],
    })),
    refunded: order.refunded,
    canCancel: order.canCancel,
    returnUntil: order.returnUntil,
    canWithdraw: order.canWithdraw,
    withdrawals: [...order.withdrawals],
    returns: order.returns.map(({ id, lines, ...rest }) => ({
      returnId: id,
      ...rest,
      lines: lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
    })),
  };
}

function toLines({ lines, priced }: AccountOrder): Order["lines"] {
  return priced.lines.map((line, index) => ({
    // Empty for a line that the backend no longer has: the goods of that line cannot be returned.
    lineId: lines[index]?.id ?? "",
    returnable: lines[index]?.returnable ?? 0,
    variationId: line.variationId,
    sku: line.sku,
    productName: line.productName,
    variationName: line.variationName,
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    discountPercentage: line.discountPercentage,
    discountSource: line.discountSource,
    unitPrice: line.unitPrice,
    unitBefore: line.unitBefore,
    vat: line.vat,
    total: line.total,
    isBackOrder: line.isBackOrder,
    deliveryDate: line.deliveryDate,
    giftCard: line.giftCard,
  }));
}
