import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121043027 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "checkout" ("id" text not null, "version" integer not null, "data" jsonb not null, "cart_id" text null, "order_id" text null, "placing_at" timestamptz null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "checkout_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_deleted_at" ON "checkout" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_expires_at" ON "checkout" ("expires_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "checkout" cascade;`);
  }

}
