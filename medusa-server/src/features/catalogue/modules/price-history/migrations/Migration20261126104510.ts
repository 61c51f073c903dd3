import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104510 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_price_record_variant_id_since";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_price_record_variant_id_since" ON "price_record" ("variant_id", "since");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_price_record_variant_id_since";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_price_record_variant_id_since" ON "price_record" ("variant_id", "since") WHERE deleted_at IS NULL;`);
  }

}
