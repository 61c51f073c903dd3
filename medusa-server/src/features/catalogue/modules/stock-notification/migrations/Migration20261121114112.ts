import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121114112 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "stock_notification" drop constraint if exists "stock_notification_variant_id_email_unique";`);
    this.addSql(`create table if not exists "stock_notification" ("id" text not null, "variant_id" text not null, "email" text not null, "language" text not null, "asked_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "stock_notification_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_deleted_at" ON "stock_notification" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_notification_variant_id_email_unique" ON "stock_notification" ("variant_id", "email") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "stock_notification" cascade;`);
  }

}
