import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Addresses are confirmed before they are written to. Those that were promised a message before keep that promise. */
export class Migration20261123030100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "stock_notification" add column if not exists "confirmed_at" timestamptz null, add column if not exists "notified_at" timestamptz null, add column if not exists "token_hash" text null;`);
    this.addSql(`update "stock_notification" set "confirmed_at" = "asked_at" where "confirmed_at" is null;`);
    this.addSql(`drop index if exists "IDX_stock_notification_variant_id_email_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_notification_variant_id_email_unique" ON "stock_notification" ("variant_id", "email") WHERE notified_at is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_token_hash" ON "stock_notification" ("token_hash") WHERE token_hash is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_email" ON "stock_notification" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_asked_at" ON "stock_notification" ("asked_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`delete from "stock_notification" where "notified_at" is not null;`);
    this.addSql(`drop index if exists "IDX_stock_notification_variant_id_email_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_stock_notification_variant_id_email_unique" ON "stock_notification" ("variant_id", "email") WHERE deleted_at IS NULL;`);
    this.addSql(`alter table if exists "stock_notification" drop column if exists "confirmed_at", drop column if exists "notified_at", drop column if exists "token_hash";`);
  }

}
