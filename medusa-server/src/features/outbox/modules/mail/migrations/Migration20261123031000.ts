import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123031000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "mail" add column if not exists "is_unconfirmed" boolean not null default false;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_unconfirmed" ON "mail" (lower("email"), "created_at") WHERE is_unconfirmed AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_unconfirmed";`);
    this.addSql(`alter table "mail" drop column if exists "is_unconfirmed";`);
  }

}
