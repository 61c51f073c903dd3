import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Failed checks of payments are counted, and a merchandiser is asked to look at what always fails. */
export class Migration20261126124500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "failed_checks" integer not null default 0, add column if not exists "check_after" timestamptz null;`);
    this.addSql(`alter table if exists "payment_check" drop constraint if exists "payment_check_action_check";`);
    this.addSql(`alter table if exists "payment_check" add column if not exists "payment_method" text null, add column if not exists "amount_minor" integer null, add column if not exists "currency" text null, add column if not exists "closed_at" timestamptz null, add column if not exists "closed_by" text null;`);
    this.addSql(`alter table if exists "payment_check" add constraint "payment_check_action_check" check("action" in ('order_made', 'captured', 'cancelled', 'refunded', 'needs_attention'));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_payment_check_checkout_id_unique" ON "payment_check" ("checkout_id") WHERE action = 'needs_attention' and closed_at is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_check_order_id" ON "payment_check" ("order_id") WHERE closed_by is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_payment_check_checkout_id_unique";`);
    this.addSql(`drop index if exists "IDX_payment_check_order_id";`);
    this.addSql(`delete from "payment_check" where "action" = 'needs_attention';`);
    this.addSql(`alter table if exists "payment_check" drop constraint if exists "payment_check_action_check";`);
    this.addSql(`alter table if exists "payment_check" drop column if exists "payment_method", drop column if exists "amount_minor", drop column if exists "currency", drop column if exists "closed_at", drop column if exists "closed_by";`);
    this.addSql(`alter table if exists "payment_check" add constraint "payment_check_action_check" check("action" in ('order_made', 'captured', 'cancelled', 'refunded'));`);
    this.addSql(`alter table if exists "checkout" drop column if exists "failed_checks", drop column if exists "check_after";`);
  }

}
