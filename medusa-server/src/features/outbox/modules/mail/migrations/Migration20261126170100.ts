import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The admin lists the newest first. */
export class Migration20261126170100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_created_at_id" ON "mail" ("created_at", "id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_created_at_id";`);
  }

}
