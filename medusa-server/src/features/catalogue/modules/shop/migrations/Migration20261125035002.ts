import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What other currencies are worth in kronor, for the VAT on invoices; none until a merchandiser enters it. */
export class Migration20261125035002 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "shop_setting" add column if not exists "exchange_rates" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_setting" drop column if exists "exchange_rates";`);
  }

}
