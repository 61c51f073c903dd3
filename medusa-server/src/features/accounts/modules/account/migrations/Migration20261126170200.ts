import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The admin lists the newest first. */
export class Migration20261126170200 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_created_at_id" ON "account" ("created_at", "id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_account_created_at_id";`);
  }

}
