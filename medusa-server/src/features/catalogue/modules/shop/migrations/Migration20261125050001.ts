import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125050001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "shop_setting" (
        "id" text not null,
        "no_back_order" boolean not null default false,
        "seller_country" text not null,
        "invoice_fee" jsonb not null,
        "invoice_terms_days" integer not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "invoice_credit_limit" jsonb not null default '{"dkk": 3400, "eur": 450, "gbp": 390, "nok": 5200, "sek": 5000, "usd": 500}'::jsonb,
        "exchange_rates" jsonb null,
        "import_consignment_gbp" integer null,
        "import_item_nok" integer null,
        constraint "shop_setting_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_shop_setting_deleted_at" on "shop_setting" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create table if not exists "vat_rate_change" (
        "id" text not null,
        "country" text not null,
        "rate" real not null,
        "starts_on" text not null,
        "applied_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "vat_rate_change_pkey" primary key ("id")
      );`);
    this.addSql(`create unique index if not exists "IDX_vat_rate_change_country_starts_on_unique" on "vat_rate_change" (country, starts_on) where ((applied_at is null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_vat_rate_change_deleted_at" on "vat_rate_change" (deleted_at) where (deleted_at is null);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "vat_rate_change" cascade;`);
    this.addSql(`drop table if exists "shop_setting" cascade;`);
  }
}
