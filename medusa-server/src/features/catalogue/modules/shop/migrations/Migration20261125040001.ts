import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** VAT rates to come, and the values above which VAT is collected at the border: off, as the shop starts [9.12]. */
export class Migration20261125040001 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "shop_setting" add column if not exists "import_consignment_gbp" integer null, add column if not exists "import_item_nok" integer null;`);
    this.addSql(`create table if not exists "vat_rate_change" ("id" text not null, "country" text not null, "rate" real not null, "starts_on" text not null, "applied_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "vat_rate_change_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_vat_rate_change_deleted_at" ON "vat_rate_change" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_vat_rate_change_country_starts_on_unique" ON "vat_rate_change" ("country", "starts_on") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "vat_rate_change" cascade;`);
    this.addSql(`alter table "shop_setting" drop column if exists "import_consignment_gbp", drop column if exists "import_item_nok";`);
  }

}
