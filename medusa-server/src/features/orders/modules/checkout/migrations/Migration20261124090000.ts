import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124090000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "purchase" ("id" text not null, "checkout_id" text not null, "cart_id" text not null, "order_id" text null, "customer_id" text null, "payment_reference" text not null, "hash" text not null, "language" text not null, "payment_method" text not null, "invoice_email" text null, "promotion_id" text null, "gift_cards" integer not null, "priced" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "purchase_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_deleted_at" ON "purchase" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_purchase_cart_id_unique" ON "purchase" ("cart_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_purchase_order_id_unique" ON "purchase" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_promotion_id" ON "purchase" ("promotion_id") WHERE promotion_id is not null AND deleted_at IS NULL;`);
    this.addSql(`alter table if exists "checkout" add column if not exists "accepted_hash" text null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "purchase" cascade;`);
    this.addSql(`alter table if exists "checkout" drop column if exists "accepted_hash";`);
  }

}
