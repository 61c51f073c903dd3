import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import { readRows } from "../read-rows.ts";

const cartRow = z.object({
  total: z.coerce.number(),
  currency_code: z.string(),
  payment_collection: z
    .object({
      payment_sessions: z
        .array(
          z.object({
            id: z.string(),
            provider_id: z.string(),
            data: z.unknown(),
            payment: z
              .object({
                id: z.string(),
                data: z.unknown(),
                captured_at: z.unknown(),
                canceled_at: z.unknown(),
              })
              .nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
});

export type CartPayment = {
  sessionId: string;
  providerId: string;
  /** What the cart costs. */
  totalMinor: number;
  currencyCode: string;
  sessionData: unknown;
  payment: { id: string; data: unknown; isCaptured: boolean; isCancelled: boolean } | null;
};

/** The payments of a cart: one, or none where it has been cancelled. */
export async function readCartPayments(container: MedusaContainer, cartId: string): Promise<CartPayment[]> {
  const session = "payment_collection.payment_sessions";
  const [cart] = await readRows(container, cartRow, {
    entity: "cart",
    fields: [
      "total",
      "currency_code",
      `${session}.id`,
      `${session}.provider_id`,
      `${session}.data`,
      `${session}.payment.id`,
      `${session}.payment.data`,
      `${session}.payment.captured_at`,
      `${session}.payment.canceled_at`,
    ],
    filters: { id: cartId },
  });
  return (cart?.payment_collection?.payment_sessions ?? []).map(({ id, provider_id, data, payment }) => ({
    sessionId: id,
    providerId: provider_id,
    totalMinor: toMinor(cart?.total ?? 0),
    currencyCode: cart?.currency_code ?? "",
    sessionData: data,
    payment: payment
      ? {
          id: payment.id,
          data: payment.data,
          isCaptured: Boolean(payment.captured_at),
          isCancelled: Boolean(payment.canceled_at),
        }
      : null,
  }));
}
