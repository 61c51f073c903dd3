import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a document names the exemption of an export: those that were issued before stay as they are. */
export class Migration20261125053001 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "invoice" add column if not exists "is_export" boolean not null default false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "invoice" drop column if exists "is_export";`);
  }

}
