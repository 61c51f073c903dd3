import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The outbox counts what waits for an address and what of a kind was queued lately. */
export class Migration20261123030600 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_email_created_at" ON "mail" ("email", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_kind_created_at" ON "mail" ("kind", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_email_created_at";`);
    this.addSql(`drop index if exists "IDX_mail_kind_created_at";`);
  }

}
