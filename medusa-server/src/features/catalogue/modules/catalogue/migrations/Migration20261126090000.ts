import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126090000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" add column if not exists "specifications_by_size" jsonb not null default '{}';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "product_detail" drop column if exists "specifications_by_size";`);
  }

}
