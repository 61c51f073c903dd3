import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125034000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" add column if not exists "sold_by" text null;`);
    // The shop has told the price of a kilogram of every filament so far.
    this.addSql(`update "product_detail" set "sold_by" = 'kilogram' where "type" = 'filament' and "sold_by" is null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop column if exists "sold_by";`);
  }

}
