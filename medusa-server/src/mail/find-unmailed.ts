import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";
import type { OrderMailKind } from "./mail-kinds.ts";

/** Where what a mail tells of is found beside the order "o", and what Medusa's event about it names. */
type Source = {
  joins: string;
  subject: string;
  happenedAt: string;
  named: string;
  /** Whom it is sent to: who ordered, unless it says otherwise. */
  email?: string;
};

const sources: Readonly<Record<OrderMailKind, Source>> = {
  order_confirmation: {
    // An order that a process died while making is nobody's checkout's yet.
    joins: `join "checkout" c on c."order_id" = o."id" and c."deleted_at" is null`,
    subject: `o."id"`,
    happenedAt: `o."created_at"`,
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
    // By post and by PEPPOL the merchandiser sends it.
    joins: `join "checkout" c on c."order_id" = o."id" and c."deleted_at" is null
              and o."metadata"->>'paymentMethod' = 'invoice_email'
            join "order_address" a on a."id" = o."billing_address_id"`,
    subject: `o."id"`,
    happenedAt: `o."created_at"`,
    named: `o."id"`,
    email: `coalesce(nullif(a."metadata"->>'invoiceEmail', ''), o."email")`,
  },
  gift_card: {
    joins: `join "gift_card" g on g."order_id" = o."id" and g."disabled_at" is null and g."deleted_at" is null`,
    subject: `g."id"`,
    happenedAt: `g."created_at"`,
    named: `o."id"`,
  },
  order_cancelled: { joins: "", subject: `o."id"`, happenedAt: `o."canceled_at"`, named: `o."id"` },
};

/** By the id that an event names, or by when it happened. */
export type Scope = { id: string } | { since: Date; until: Date };

const unmailedRow = z.object({
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string().nullable(),
});
export type Unmailed = z.infer<typeof unmailedRow>;

/** What has happened to orders of the shop's checkout and has no mail in the outbox, sent or not. */
export async function findUnmailed(
  container: MedusaContainer,
  kind: OrderMailKind,
  scope: Scope,
): Promise<Unmailed[]> {
  const { joins, subject, happenedAt, named, email = `o."email"` } = sources[kind];
  const [condition, values] =
    "id" in scope
      ? [`${named} = ? and ${happenedAt} is not null`, [scope.id]]
      : [`${happenedAt} >= ? and ${happenedAt} < ?`, [scope.since, scope.until]];
  return readBySql(
    container,
    unmailedRow,
    `select ${subject} as "subject_id", o."id" as "source_id", ${email} as "email", o."metadata"->>'language' as "language"
     from "order" o ${joins}
     where ${condition} and o."deleted_at" is null and o."email" is not null
       and o."metadata"->>'checkoutId' is not null
       and not exists (
         select 1 from "mail" m where m."kind" = ? and m."subject_id" = ${subject} and m."deleted_at" is null
       )`,
    [...values, kind],
  );
}
