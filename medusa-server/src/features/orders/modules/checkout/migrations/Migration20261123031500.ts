import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123031500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "client_hash" text null, add column if not exists "holds_ended" integer not null default 0, add column if not exists "hold_ended_at" timestamptz null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_client_hash_hold_ended_at" ON "checkout" ("client_hash", "hold_ended_at") WHERE hold_ended_at is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout" drop column if exists "client_hash", drop column if exists "holds_ended", drop column if exists "hold_ended_at";`);
  }

}
