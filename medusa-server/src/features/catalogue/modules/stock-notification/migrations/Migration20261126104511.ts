import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104511 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_stock_notification_token_hash";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_token_hash" ON "stock_notification" ("token_hash");`);
    this.addSql(`drop index if exists "IDX_stock_notification_email";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_email" ON "stock_notification" ("email");`);
    this.addSql(`drop index if exists "IDX_stock_notification_asked_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_asked_at" ON "stock_notification" ("asked_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_stock_notification_token_hash";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_token_hash" ON "stock_notification" ("token_hash") WHERE token_hash is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_stock_notification_email";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_email" ON "stock_notification" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_stock_notification_asked_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_stock_notification_asked_at" ON "stock_notification" ("asked_at") WHERE deleted_at IS NULL;`);
  }

}
