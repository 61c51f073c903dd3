import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104501 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "category_detail" (
        "id" text not null,
        "names" jsonb not null default '{}'::jsonb,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "category_detail_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_category_detail_deleted_at" on "category_detail" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create table if not exists "product_detail" (
        "id" text not null,
        "type" text not null,
        "manufacturer" text not null,
        "primary_attribute" text not null,
        "secondary_attribute" text null,
        "discontinued" boolean not null default false,
        "restricted" boolean not null default false,
        "physical" boolean not null default true,
        "main_category" text null,
        "specifications" jsonb not null default '{}'::jsonb,
        "texts" jsonb not null default '{}'::jsonb,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "information" jsonb not null default '{}'::jsonb,
        "sold_by" text null,
        "specifications_by_size" jsonb not null default '{}'::jsonb,
        constraint "product_detail_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_product_detail_deleted_at" on "product_detail" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create table if not exists "variation_detail" (
        "id" text not null,
        "slug" text not null,
        "back_order" boolean not null default false,
        "discontinued" boolean not null default false,
        "active_date" text not null,
        "best_seller" integer null,
        "staff_pick" boolean not null default false,
        "color_hex" text null,
        "color_name" jsonb null,
        "sale_name" text null,
        "sale_percentage" real null,
        "restock_on" text null,
        "attributes" jsonb not null default '{}'::jsonb,
        "assets" jsonb not null default '{"pictures": []}'::jsonb,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "sale_starts_at" timestamptz null,
        constraint "variation_detail_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_variation_detail_deleted_at" on "variation_detail" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_variation_detail_sale_starts_at" on "variation_detail" (sale_starts_at) where ((sale_starts_at is not null) AND (deleted_at is null));`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "variation_detail" cascade;`);
    this.addSql(`drop table if exists "product_detail" cascade;`);
    this.addSql(`drop table if exists "category_detail" cascade;`);
  }
}
