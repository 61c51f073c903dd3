import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../../database/read-by-sql.ts";

const paymentRow = z.object({
  session_id: z.string(),
  session_amount: z.coerce.number(),
  session_status: z.string(),
  provider_id: z.string(),
  session_data: z.unknown(),
  payment_id: z.string().nullable(),
  payment_data: z.unknown(),
  is_captured: z.boolean(),
  is_cancelled: z.boolean(),
  is_refunded: z.boolean(),
  captures: z.array(z.object({ id: z.string(), amount: z.coerce.number() })),
});

export type CartPayment = {
  sessionId: string;
  providerId: string;
  /** Decimal major units. */
  sessionAmount: number;
  sessionStatus: string;
  sessionData: unknown;
  payment: {
    id: string;
    data: unknown;
    isCaptured: boolean;
    isCanceled: boolean;
    /** Whether money was refunded. Even after a partial refund the payment no longer pays for an order. */
    isRefunded: boolean;
    /** Captured amounts in decimal major units. */
    captures: { id: string; amount: number }[];
  } | null;
};

/**
 * Reads the payments of a cart, which are also those of its order: one, or none after a cancellation. SQL, because
 * placing reads them several times while a shopper waits, and `query.graph` takes 35 ms of processor time
 * (docs/decisions/0057).
 */
export async function readCartPayments(container: MedusaContainer, cartId: string): Promise<CartPayment[]> {
  const payments = await readBySql(
    container,
    paymentRow,
    `select s."id" as "session_id", s."amount" as "session_amount", s."status" as "session_status", s."provider_id",
       s."data" as "session_data",
       p."id" as "payment_id", p."data" as "payment_data",
       p."captured_at" is not null as "is_captured", p."canceled_at" is not null as "is_cancelled",
       exists (select 1 from "refund" r where r."payment_id" = p."id" and r."deleted_at" is null) as "is_refunded",
       (select coalesce(jsonb_agg(jsonb_build_object('id', t."id", 'amount', t."raw_amount"->>'value') order by t."id"), '[]')
        from "capture" t where t."payment_id" = p."id" and t."deleted_at" is null) as "captures"
     from "cart" c
     join "cart_payment_collection" l on l."cart_id" = c."id" and l."deleted_at" is null
     join "payment_session" s on s."payment_collection_id" = l."payment_collection_id" and s."deleted_at" is null
     left join "payment" p on p."payment_session_id" = s."id" and p."deleted_at" is null
     where c."id" = ? and c."deleted_at" is null order by s."id"`,
    [cartId],
  );
  return payments.map((row) => ({
    sessionId: row.session_id,
    providerId: row.provider_id,
    sessionAmount: row.session_amount,
    sessionStatus: row.session_status,
    sessionData: row.session_data,
    payment:
      row.payment_id === null
        ? null
        : {
            id: row.payment_id,
            data: row.payment_data,
            isCaptured: row.is_captured,
            isCanceled: row.is_cancelled,
            isRefunded: row.is_refunded,
            captures: row.captures,
          },
  }));
}
