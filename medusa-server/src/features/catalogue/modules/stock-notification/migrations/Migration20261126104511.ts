import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104511 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "stock_notification" (
        "id" text not null,
        "variant_id" text not null,
        "email" text not null,
        "language" text not null,
        "asked_at" timestamptz not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "confirmed_at" timestamptz null,
        "notified_at" timestamptz null,
        "token_hash" text null,
        constraint "stock_notification_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_stock_notification_asked_at" on "stock_notification" (asked_at);`);
    this.addSql(`create index if not exists "IDX_stock_notification_deleted_at" on "stock_notification" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_stock_notification_email" on "stock_notification" (email);`);
    this.addSql(`create index if not exists "IDX_stock_notification_token_hash" on "stock_notification" (token_hash);`);
    this.addSql(`create unique index if not exists "IDX_stock_notification_variant_id_email_unique" on "stock_notification" (variant_id, email) where ((notified_at is null) AND (deleted_at is null));`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_notification" cascade;`);
  }
}
