import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124230500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "variation_detail" add column if not exists "sale_starts_at" timestamptz null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "variation_detail" drop column if exists "sale_starts_at";`);
  }

}
