import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";
import type { OrderMailKind } from "../modules/mail/mail-kinds.ts";

/** Where what a mail tells of is found beside the order "o", and what Medusa's event about it names. */
type Source = {
  joins: string;
  subject: string;
  happenedAt: string;
  named: string;
  /** Whom it is sent to: who ordered, unless it says otherwise. */
  email?: string;
  /**
   * Whether the shop sends it by itself while nothing has shown that the address belongs to the customer: no payment
   * and no merchandiser. Never, unless it says otherwise.
   */
  isUnconfirmed?: string;
  /** Which orders it may have happened to since a time, where no index has `happenedAt`. Its two values are that time. */
  lately?: string;
};

/** An order that a stranger can place with any address, as nothing is paid for it yet. */
const isUnpaid = `u."payment_method" in ('e_invoice', 'invoice_email', 'invoice_mail', 'free')`;
const approvals = `left join "invoice_approval" k on k."order_id" = o."id" and k."deleted_at" is null`;

const sources: Readonly<Record<OrderMailKind, Source>> = {
  order_confirmation: {
    // An order whose process died before it was linked belongs to no checkout yet.
    joins: `join "checkout" c on c."order_id" = o."id" and c."deleted_at" is null`,
    subject: `o."id"`,
    happenedAt: `o."created_at"`,
    named: `o."id"`,
    isUnconfirmed: isUnpaid,
  },
  order_approved: {
    joins: `join "invoice_approval" k on k."order_id" = o."id" and k."state" = 'approved' and k."deleted_at" is null`,
    subject: `o."id"`,
    happenedAt: `k."decided_at"`,
    named: `o."id"`,
  },
  order_shipped: {
    joins: `join "order_fulfillment" l on l."order_id" = o."id" and l."deleted_at" is null
            join "fulfillment" f on f."id" = l."fulfillment_id" and f."canceled_at" is null and f."deleted_at" is null`,
    subject: `f."id"`,
    happenedAt: `f."shipped_at"`,
    named: `f."id"`,
  },
  order_refunded: {
    joins: `join "order_payment_collection" l on l."order_id" = o."id" and l."deleted_at" is null
            join "payment" p on p."payment_collection_id" = l."payment_collection_id"
            join "refund" r on r."payment_id" = p."id" and r."deleted_at" is null`,
    subject: `r."id"`,
    happenedAt: `r."created_at"`,
    named: `p."id"`,
  },
  invoice: {
    // By post and by PEPPOL the merchandiser sends it. To the customer's own address it goes with the confirmation,
    // unless that had to be sent before the order was approved.
    joins: `join "checkout" c on c."order_id" = o."id" and c."deleted_at" is null
              and u."payment_method" = 'invoice_email'
            ${approvals}
            join lateral (select coalesce(u."invoice_email", o."email") as "email") i
              on k."state" = 'approved'
                or (coalesce(k."state", 'not_needed') = 'not_needed' and lower(i."email") <> lower(o."email"))`,
    subject: `o."id"`,
    happenedAt: `coalesce(k."decided_at", o."created_at")`,
    named: `o."id"`,
    email: `i."email"`,
    lately: `and o."id" in (
      select "id" from "order" where "created_at" >= ?
      union select "order_id" from "invoice_approval" where "decided_at" >= ?)`,
    isUnconfirmed: `k."state" is distinct from 'approved'`,
  },
  gift_card: {
    joins: `join "gift_card" g on g."order_id" = o."id" and g."disabled_at" is null and g."deleted_at" is null`,
    subject: `g."id"`,
    happenedAt: `g."created_at"`,
    named: `o."id"`,
  },
  order_cancelled: {
    joins: approvals,
    subject: `o."id"`,
    happenedAt: `o."canceled_at"`,
    named: `o."id"`,
    isUnconfirmed: `k."state" is not distinct from 'expired'`,
  },
};

/** By the id that an event names, or by when it happened. */
export type Scope = { id: string } | { since: Date; until: Date };

const unmailedRow = z.object({
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string(),
  is_unconfirmed: z.boolean(),
});
export type Unmailed = z.infer<typeof unmailedRow>;

/**
 * What has happened to orders of the shop's checkout and has no mail in the outbox, sent or not. Why SQL: Medusa's API
 * cannot ask for what has no row of ours, and the sweeper asks for seven kinds every few seconds.
 */
export async function findUnmailed(
  container: MedusaContainer,
  kind: OrderMailKind,
  scope: Scope,
): Promise<Unmailed[]> {
  const {
    joins,
    subject,
    happenedAt,
    named,
    email = `o."email"`,
    isUnconfirmed = "false",
    lately = "",
  } = sources[kind];
  const [condition, values] =
    "id" in scope
      ? [`${named} = ? and ${happenedAt} is not null`, [scope.id]]
      : [
          `${happenedAt} >= ? and ${happenedAt} < ? ${lately}`,
          [scope.since, scope.until, ...(lately === "" ? [] : [scope.since, scope.since])],
        ];
  return readBySql(
    container,
    unmailedRow,
    `select ${subject} as "subject_id", o."id" as "source_id", ${email} as "email", u."language",
       ${isUnconfirmed} as "is_unconfirmed"
     from "order" o join "purchase" u on u."order_id" = o."id" and u."deleted_at" is null ${joins}
     where ${condition} and o."deleted_at" is null and o."email" is not null
       and not exists (
         select 1 from "mail" m where m."kind" = ? and m."subject_id" = ${subject} and m."deleted_at" is null
       )`,
    [...values, kind],
  );
}
