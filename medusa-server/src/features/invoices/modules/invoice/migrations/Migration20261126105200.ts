import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126105200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "invoice" (
        "id" text not null,
        "number" integer not null,
        "order_id" text null,
        "issued_on" text not null,
        "terms_days" integer not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "take_back_id" text null,
        "supplied_on" text null,
        "exchange_rate" jsonb null,
        "is_export" boolean not null default false,
        "names_vat" boolean not null default true,
        constraint "invoice_pkey" primary key ("id"),
        constraint "invoice_subject_check" check ((num_nonnulls(order_id, take_back_id) = 1))
      );`);
    this.addSql(`create index if not exists "IDX_invoice_deleted_at" on "invoice" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_invoice_number_unique" on "invoice" (number);`);
    this.addSql(`create unique index if not exists "IDX_invoice_order_id_unique" on "invoice" (order_id);`);
    this.addSql(`create unique index if not exists "IDX_invoice_take_back_id_unique" on "invoice" (take_back_id);`);
    this.addSql(`create table if not exists "invoice_approval" (
        "id" text not null,
        "order_id" text not null,
        "organization_key" text null,
        "state" text not null,
        "decide_by" timestamptz null,
        "decided_at" timestamptz null,
        "decided_by" text null,
        "reason" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "invoice_approval_pkey" primary key ("id"),
        constraint "invoice_approval_state_check" check ("state" in ('not_needed', 'awaiting', 'approved', 'refused', 'expired'))
      );`);
    this.addSql(`create index if not exists "IDX_invoice_approval_decide_by" on "invoice_approval" (decide_by) where ((state = 'awaiting'::text) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_invoice_approval_deleted_at" on "invoice_approval" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_invoice_approval_order_id_unique" on "invoice_approval" (order_id);`);
    this.addSql(`create index if not exists "IDX_invoice_approval_organization_key" on "invoice_approval" (organization_key);`);
    this.addSql(`create table if not exists "credit_note" (
        "id" text not null,
        "number" integer not null,
        "order_id" text not null,
        "source_id" text not null,
        "amount_minor" integer not null,
        "issued_on" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "credit_note_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_credit_note_deleted_at" on "credit_note" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_credit_note_number_unique" on "credit_note" (number);`);
    this.addSql(`create index if not exists "IDX_credit_note_order_id" on "credit_note" (order_id);`);
    this.addSql(`create unique index if not exists "IDX_credit_note_source_id_unique" on "credit_note" (source_id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "credit_note" cascade;`);
    this.addSql(`drop table if exists "invoice_approval" cascade;`);
    this.addSql(`drop table if exists "invoice" cascade;`);
  }
}
