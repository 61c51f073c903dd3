import { type PricedCheckout, toMinor } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { readGivenBack } from "../gift-cards/read-given-back.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { listConfirmedRefunds } from "../payments/list-confirmed-refunds.ts";
import { readRows } from "../../database/read-rows.ts";
import type { OrderOfPoints } from "./plan-order-points.ts";
import { toBoughtLines } from "./to-bought-lines.ts";

const date = z.coerce.date().nullish();
const orderRow = z.object({
  display_id: z.coerce.number(),
  created_at: z.coerce.date(),
  canceled_at: date,
  payment_collections: z
    .array(
      z
        .object({
          payments: z
            .array(
              z.object({
                captured_at: date,
                canceled_at: date,
                refunds: z.array(z.object({ id: z.string(), amount: z.coerce.number() })).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
    )
    .nullish(),
});

export type ReadOrder = {
  order: OrderOfPoints;
  accountId: string;
  cartId: string;
  /** Whether everything to pay beside points is paid. */
  isPaid: boolean;
};

/** Reads an account's order if it can move points; otherwise null. */
export async function readOrderOfPoints(container: Container, orderId: string): Promise<ReadOrder | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchase = await checkouts.findPurchaseOfOrder(orderId);
  if (purchase === null) return null;
  const { cartId, priced } = purchase;
  const { accountId, currency, lines, totals } = priced;
  if (accountId === null || (totals.points === 0 && !lines.some(({ isFilament }) => isFilament))) return null;
  const [found] = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "display_id",
      "created_at",
      "canceled_at",
      "payment_collections.payments.captured_at",
      "payment_collections.payments.canceled_at",
      "payment_collections.payments.refunds.id",
      "payment_collections.payments.refunds.amount",
    ],
    filters: { id: orderId },
  });
  if (found === undefined) return null;
  const payments = (found.payment_collections ?? []).flatMap((collection) => collection?.payments ?? []);
  const refunds = await listConfirmedRefunds(
    container,
    payments.flatMap((payment) => payment.refunds ?? []),
  );
  const due = payments.filter(({ canceled_at }) => !canceled_at);
  const givenBackMinor = totals.giftCard === 0 ? 0 : await readGivenBack(container, cartId);
  return {
    accountId,
    cartId,
    isPaid: due.length > 0 && due.every(({ captured_at }) => captured_at),
    order: {
      orderId,
      orderNumber: String(found.display_id),
      placedAt: found.created_at.toISOString(),
      currency,
      isCanceled: Boolean(found.canceled_at),
      bought: toBought(priced),
      refundedMinor: refunds.reduce((sum, { amount }) => sum + toMinor(amount), 0) + givenBackMinor,
      totalMinor: totals.toPay + totals.giftCard,
    },
  };
}

const toBought = ({ lines, totals }: PricedCheckout): OrderOfPoints["bought"] => ({
  lines: toBoughtLines({ lines }),
  total: totals.total,
  pointsMinor: totals.points,
});
