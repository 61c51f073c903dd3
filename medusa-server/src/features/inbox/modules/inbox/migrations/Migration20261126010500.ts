import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126010500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "upload" add column if not exists "client_hash" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_upload_attached_created_at" ON "upload" ("created_at") WHERE enquiry_id is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_upload_attached_created_at";`);
    this.addSql(`alter table if exists "upload" drop column if exists "client_hash";`);
  }

}
