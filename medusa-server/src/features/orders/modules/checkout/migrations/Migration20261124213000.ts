import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124213000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "cancel_due" boolean not null default false;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_cancel_due" ON "checkout" ("cancel_due") WHERE cancel_due AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout" drop column if exists "cancel_due";`);
  }

}
