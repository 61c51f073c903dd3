import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104510 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "price_record" (
        "id" text not null,
        "variant_id" text not null,
        "since" timestamptz not null,
        "amounts" jsonb not null,
        "discount_percentage" real not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "price_record_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_price_record_deleted_at" on "price_record" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_price_record_variant_id_since" on "price_record" (variant_id, since);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "price_record" cascade;`);
  }
}
