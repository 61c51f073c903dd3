import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123030500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "repeatable_call" add column if not exists "checkout_id" text null, add column if not exists "client" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_repeatable_call_client_started_at" ON "repeatable_call" ("client", "started_at") WHERE client is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "repeatable_call" drop column if exists "checkout_id", drop column if exists "client";`);
  }

}
