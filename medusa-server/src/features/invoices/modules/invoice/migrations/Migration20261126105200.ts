import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whether a document names VAT: those that were issued before all do, and stay as they are. */
export class Migration20261126105200 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "invoice" add column if not exists "names_vat" boolean not null default true;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "invoice" drop column if exists "names_vat";`);
  }

}
