import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104513 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "withdrawal_number" start with 10001;`);
    this.addSql(`create table if not exists "withdrawal" (
        "id" text not null,
        "number" text not null,
        "fingerprint" text null,
        "state" text not null,
        "order_id" text null,
        "order_number" text not null,
        "name" text null,
        "email" text null,
        "goods" text null,
        "site" text not null,
        "language" text not null,
        "is_suspicious" boolean not null,
        "received_at" timestamptz not null,
        "decided_at" timestamptz null,
        "decided_by" text null,
        "reason" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "typed_order_number" text null,
        "assigned_by" text null,
        constraint "withdrawal_pkey" primary key ("id"),
        constraint "withdrawal_state_check" check ("state" in ('received', 'refunded', 'refused', 'closed'))
      );`);
    this.addSql(`create index if not exists "IDX_withdrawal_deleted_at" on "withdrawal" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_withdrawal_fingerprint_unique" on "withdrawal" (fingerprint);`);
    this.addSql(`create unique index if not exists "IDX_withdrawal_number_unique" on "withdrawal" (number);`);
    this.addSql(`create index if not exists "IDX_withdrawal_order_id" on "withdrawal" (order_id);`);
    this.addSql(`create index if not exists "IDX_withdrawal_received_at" on "withdrawal" (received_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "withdrawal" cascade;`);
    this.addSql(`drop sequence if exists "withdrawal_number";`);
  }
}
