import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Creates the tables of this module. Medusa writes such a file from the models; the indexes of Medusa's own tables, which
 * no model has, are in the file before, so that writing this one again leaves them.
 */
export class Migration20261126124500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "checkout" (
        "id" text not null,
        "version" integer not null,
        "data" jsonb not null,
        "cart_id" text null,
        "order_id" text null,
        "placing_at" timestamptz null,
        "expires_at" timestamptz not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "payment" jsonb null,
        "payment_token" text null,
        "held_until" timestamptz null,
        "cancelled_version" integer not null default 0,
        "capture_due" boolean not null default false,
        "payment_failed" boolean not null default false,
        "payment_reference" text not null,
        "client_hash" text null,
        "holds_ended" integer not null default 0,
        "hold_ended_at" timestamptz null,
        "swish_ids" text[] not null default '{}'::text[],
        "accepted_hash" text null,
        "cancel_due" boolean not null default false,
        "acceptance" jsonb null,
        "failed_checks" integer not null default 0,
        "check_after" timestamptz null,
        constraint "checkout_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_checkout_cancel_due" on "checkout" (cancel_due) where (cancel_due AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_checkout_capture_due" on "checkout" (capture_due) where (capture_due AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_checkout_cart_id" on "checkout" (cart_id);`);
    this.addSql(`create index if not exists "IDX_checkout_client_hash_hold_ended_at" on "checkout" (client_hash, hold_ended_at) where ((hold_ended_at is not null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_checkout_deleted_at" on "checkout" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_checkout_expires_at" on "checkout" (expires_at);`);
    this.addSql(`create index if not exists "IDX_checkout_held_until" on "checkout" (held_until) where ((held_until is not null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_checkout_order_id" on "checkout" (order_id);`);
    this.addSql(`create unique index if not exists "IDX_checkout_payment_reference_unique" on "checkout" (payment_reference);`);
    this.addSql(`create index if not exists "IDX_checkout_placing_at" on "checkout" (placing_at) where ((placing_at is not null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_checkout_updated_at" on "checkout" (updated_at) where ((order_id is not null) AND (data <> '{}'::jsonb) AND (deleted_at is null));`);
    this.addSql(`create table if not exists "payment_check" (
        "id" text not null,
        "checkout_id" text not null,
        "order_id" text null,
        "action" text not null,
        "reason" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "payment_method" text null,
        "amount_minor" integer null,
        "currency" text null,
        "closed_at" timestamptz null,
        "closed_by" text null,
        constraint "payment_check_action_check" check ("action" in ('order_made', 'captured', 'cancelled', 'refunded', 'needs_attention')),
        constraint "payment_check_pkey" primary key ("id")
      );`);
    this.addSql(`create unique index if not exists "IDX_payment_check_checkout_id_unique" on "payment_check" (checkout_id) where ((action = 'needs_attention'::text) AND (closed_at is null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_payment_check_created_at" on "payment_check" (created_at);`);
    this.addSql(`create index if not exists "IDX_payment_check_deleted_at" on "payment_check" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_payment_check_order_id" on "payment_check" (order_id) where ((closed_by is not null) AND (deleted_at is null));`);
    this.addSql(`create table if not exists "purchase" (
        "id" text not null,
        "checkout_id" text not null,
        "cart_id" text not null,
        "order_id" text null,
        "customer_id" text null,
        "payment_reference" text not null,
        "hash" text not null,
        "language" text not null,
        "payment_method" text not null,
        "invoice_email" text null,
        "promotion_id" text null,
        "gift_cards" integer not null,
        "priced" jsonb null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "account_id" text null,
        "email" text null,
        "acceptance" jsonb null,
        constraint "purchase_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_purchase_account_id" on "purchase" (account_id);`);
    this.addSql(`create unique index if not exists "IDX_purchase_cart_id_unique" on "purchase" (cart_id);`);
    this.addSql(`create index if not exists "IDX_purchase_deleted_at" on "purchase" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_purchase_email" on "purchase" (email);`);
    this.addSql(`create index if not exists "IDX_purchase_gift_cards" on "purchase" (gift_cards) where ((gift_cards > 0) AND (deleted_at is null));`);
    this.addSql(`create unique index if not exists "IDX_purchase_order_id_unique" on "purchase" (order_id);`);
    this.addSql(`create index if not exists "IDX_purchase_promotion_id" on "purchase" (promotion_id);`);
    this.addSql(`create table if not exists "accepted_text" (
        "version" text not null,
        "folder" text not null,
        "language" text not null,
        "pages" jsonb not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "accepted_text_pkey" primary key ("version")
      );`);
    this.addSql(`create index if not exists "IDX_accepted_text_deleted_at" on "accepted_text" (deleted_at) where (deleted_at is null);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "accepted_text" cascade;`);
    this.addSql(`drop table if exists "purchase" cascade;`);
    this.addSql(`drop table if exists "payment_check" cascade;`);
    this.addSql(`drop table if exists "checkout" cascade;`);
  }
}
