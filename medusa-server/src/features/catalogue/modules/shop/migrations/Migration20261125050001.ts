import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A VAT rate that holds already may be corrected by another one of the same day: one to come of a country and day, not one in all. */
export class Migration20261125050001 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_vat_rate_change_country_starts_on_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_vat_rate_change_country_starts_on_unique" ON "vat_rate_change" ("country", "starts_on") WHERE applied_at is null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_vat_rate_change_country_starts_on_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_vat_rate_change_country_starts_on_unique" ON "vat_rate_change" ("country", "starts_on") WHERE deleted_at IS NULL;`);
  }

}
