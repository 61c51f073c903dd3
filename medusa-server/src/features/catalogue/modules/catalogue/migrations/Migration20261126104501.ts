import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Finds the sales that begin without reading every variation. */
export class Migration20261126104501 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_variation_detail_sale_starts_at" ON "variation_detail" ("sale_starts_at") WHERE sale_starts_at is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_variation_detail_sale_starts_at";`);
  }

}
