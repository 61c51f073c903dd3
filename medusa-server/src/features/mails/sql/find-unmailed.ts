import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../../database/read-by-sql.ts";
import type { OrderMailKind } from "../../outbox/modules/mail/mail-kinds.ts";

/** SQL parts that find the subject of a mail; the order's table has the alias "o". */
type Source = {
  joins?: string;
  /** The subject of the mail. */
  subject: string;
  /** Condition on the subject. */
  condition?: string;
  /** Recipient; the order's address by default. */
  email?: string;
  /**
   * SQL condition: neither a payment nor a merchandiser has shown yet that the address belongs to the customer. False
   * by default.
   */
  isUnconfirmed?: string;
  /** SQL condition: a merchandiser chose to send no mail about the subject. False by default. */
  isSkipped?: string;
};

/** Condition for an order that is placed before a payment, so that a stranger can place it with any address. */
const isUnpaid = `u."payment_method" in ('e_invoice', 'invoice_email', 'invoice_mail', 'free')`;
const approvals = `left join "invoice_approval" k on k."order_id" = o."id" and k."deleted_at" is null`;

const sources: Readonly<Record<OrderMailKind, Source>> = {
  order_confirmation: { subject: `o."id"`, isUnconfirmed: isUnpaid },
  order_approved: {
    joins: `join "invoice_approval" k on k."order_id" = o."id" and k."state" = 'approved' and k."deleted_at" is null`,
    subject: `o."id"`,
  },
  order_shipped: {
    joins: `join "order_fulfillment" l on l."order_id" = o."id" and l."deleted_at" is null
            join "fulfillment" f on f."id" = l."fulfillment_id" and f."canceled_at" is null and f."deleted_at" is null`,
    subject: `f."id"`,
    condition: `f."shipped_at" is not null`,
    isSkipped: `coalesce(f."metadata"->>'no_notification' = 'true', false)`,
  },
  order_refunded: {
    joins: `join "order_payment_collection" l on l."order_id" = o."id" and l."deleted_at" is null
            join "payment" p on p."payment_collection_id" = l."payment_collection_id"
            join "refund" r on r."payment_id" = p."id" and r."deleted_at" is null`,
    subject: `r."id"`,
  },
  invoice: {
    // The merchandiser sends invoices by post and by PEPPOL. The confirmation encloses an invoice to the customer's
    // own
    // address, unless the order awaited approval when the confirmation was sent.
    joins: `${approvals}
            join lateral (select coalesce(u."invoice_email", o."email") as "email") i
              on k."state" = 'approved'
                or (coalesce(k."state", 'not_needed') = 'not_needed' and lower(i."email") <> lower(o."email"))`,
    subject: `o."id"`,
    condition: `u."payment_method" = 'invoice_email'`,
    email: `i."email"`,
    isUnconfirmed: `k."state" is distinct from 'approved'`,
  },
  gift_card: {
    joins: `join "gift_card" g on g."order_id" = o."id" and g."disabled_at" is null and g."deleted_at" is null`,
    subject: `g."id"`,
  },
  order_cancelled: {
    joins: approvals,
    subject: `o."id"`,
    condition: `o."canceled_at" is not null`,
    isUnconfirmed: `k."state" is not distinct from 'expired'`,
  },
};

const unmailedRow = z.object({
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string(),
  is_unconfirmed: z.boolean(),
  is_skipped: z.boolean(),
});
export type Unmailed = z.infer<typeof unmailedRow>;

/**
 * Finds the mail of a kind about an order of the shop's checkout, or about one of its rows, that is not in the outbox,
 * sent or unsent; none when its condition does not hold, or no longer does. SQL, because it reads tables of several
 * modules at once.
 */
export async function findUnmailed(
  container: MedusaContainer,
  kind: OrderMailKind,
  subjectId: string,
): Promise<Unmailed[]> {
  const {
    joins = "",
    subject,
    condition = "true",
    email = `o."email"`,
    isUnconfirmed = "false",
    isSkipped = "false",
  } = sources[kind];
  return readBySql(
    container,
    unmailedRow,
    `select ${subject} as "subject_id", o."id" as "source_id", ${email} as "email", u."language",
       ${isUnconfirmed} as "is_unconfirmed", ${isSkipped} as "is_skipped"
     from "order" o join "purchase" u on u."order_id" = o."id" and u."deleted_at" is null ${joins}
     where ${subject} = ? and ${condition} and o."deleted_at" is null and o."email" is not null
       and not exists (
         select 1 from "mail" m where m."kind" = ? and m."subject_id" = ${subject} and m."deleted_at" is null
       )`,
    [subjectId, kind],
  );
}
