import { toMinor } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import type { OrderRow } from "../orders/order-row.ts";
import { readGivenBack } from "../gift-cards/read-given-back.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import { readUserNames } from "../../database/read-user-names.ts";
import { findCheapestShipping } from "./find-cheapest-shipping.ts";
import { findOrder } from "./find-order.ts";
import { readWithdrawnOrders, type WithdrawnOrder } from "./read-withdrawn-orders.ts";
import { toMeantOrder } from "./to-meant-order.ts";
import { toWithdrawalRow } from "./to-withdrawal-row.ts";
import type { WithdrawalAmounts, WithdrawalForAdmin } from "./withdrawal-for-admin.ts";

/**
 * Reads a withdrawal with the amounts for its refund.
 * @throws MedusaError NOT_FOUND for an unknown id
 */
export async function readWithdrawalForAdmin(container: Container, id: string): Promise<WithdrawalForAdmin> {
  const service = container.resolve(WITHDRAWAL_MODULE);
  const withdrawal = await service.retrieveWithdrawal(id);
  const { order_id: orderId, decided_at: decidedAt, decided_by, assigned_by } = withdrawal;
  const orders = await readWithdrawnOrders(container, orderId === null ? [] : [orderId]);
  const found = orders.get(orderId ?? "") ?? null;
  const order = orderId === null ? null : await findOrder(container, { id: orderId });
  const authors = await readUserNames(
    container,
    [decided_by, assigned_by].filter((author) => author !== null),
  );
  const toName = (author: string | null) => author && (authors.get(author) ?? author);
  return {
    ...toWithdrawalRow(withdrawal, found, new Date()),
    language: withdrawal.language,
    site: withdrawal.site,
    reason: withdrawal.reason,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: toName(decided_by),
    typedOrderNumber: withdrawal.typed_order_number ?? "",
    order: order && toMeantOrder(order, withdrawal.email),
    assignedBy: toName(assigned_by),
    amounts: found && (await readAmounts(container, found)),
  };
}

async function readAmounts(
  container: Container,
  { order, priced, cartId }: WithdrawnOrder,
): Promise<WithdrawalAmounts> {
  const { shippingOption, lines, currency, totals } = priced;
  return {
    currency,
    lines: lines.map(({ sku, productName, variationName, quantity, total, coupon, giftCard }, place) => ({
      id: `${place} ${sku}`,
      name: [productName, variationName].filter(Boolean).join(", "),
      quantity,
      paid: total - coupon.total,
      isGiftCard: giftCard !== null,
    })),
    shippingPaid: shippingOption === null ? 0 : shippingOption.amount.total - shippingOption.coupon.total,
    cheapestShipping: shippingOption === null ? 0 : await findCheapestShipping(container, priced),
    feePaid: totals.fee.total,
    refunded: sumRefunds(order) + (totals.giftCard === 0 ? 0 : await readGivenBack(container, cartId)),
  };
}

function sumRefunds({ payment_collections: collections }: OrderRow): number {
  const payments = (collections ?? []).flatMap(({ payments: of }) => of ?? []);
  return payments
    .flatMap(({ refunds }) => refunds ?? [])
    .reduce((total, { amount }) => total + toMinor(amount), 0);
}
