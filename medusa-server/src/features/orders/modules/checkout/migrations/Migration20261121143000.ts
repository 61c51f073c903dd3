import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121143000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "payment" jsonb null, add column if not exists "payment_token" text null, add column if not exists "held_until" timestamptz null, add column if not exists "cancelled_version" integer not null default 0, add column if not exists "capture_due" boolean not null default false;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_held_until" ON "checkout" ("held_until") WHERE held_until is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_capture_due" ON "checkout" ("capture_due") WHERE capture_due AND deleted_at IS NULL;`);
    this.addSql(`create table if not exists "payment_check" ("id" text not null, "checkout_id" text not null, "order_id" text null, "action" text check ("action" in ('order_made', 'captured', 'cancelled', 'refunded')) not null, "reason" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "payment_check_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_check_deleted_at" ON "payment_check" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_check_created_at" ON "payment_check" ("created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "payment_check" cascade;`);
    this.addSql(`alter table if exists "checkout" drop column if exists "payment", drop column if exists "payment_token", drop column if exists "held_until", drop column if exists "cancelled_version", drop column if exists "capture_due";`);
  }

}
