import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121041923 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "category_detail" ("id" text not null, "names" jsonb not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "category_detail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_category_detail_deleted_at" ON "category_detail" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "product_detail" ("id" text not null, "type" text not null, "manufacturer" text not null, "primary_attribute" text not null, "secondary_attribute" text null, "discontinued" boolean not null default false, "restricted" boolean not null default false, "physical" boolean not null default true, "main_category" text null, "specifications" jsonb not null default '{}', "texts" jsonb not null default '{}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_detail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_product_detail_deleted_at" ON "product_detail" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "variation_detail" ("id" text not null, "slug" text not null, "back_order" boolean not null default false, "discontinued" boolean not null default false, "active_date" text not null, "best_seller" integer null, "staff_pick" boolean not null default false, "color_hex" text null, "color_name" jsonb null, "sale_name" text null, "sale_percentage" real null, "restock_on" text null, "attributes" jsonb not null default '{}', "assets" jsonb not null default '{"pictures":[]}', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "variation_detail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_variation_detail_deleted_at" ON "variation_detail" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "category_detail" cascade;`);

    this.addSql(`drop table if exists "product_detail" cascade;`);

    this.addSql(`drop table if exists "variation_detail" cascade;`);
  }

}
