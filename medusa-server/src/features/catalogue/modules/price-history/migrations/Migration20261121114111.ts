import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121114111 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "price_record" ("id" text not null, "variant_id" text not null, "since" timestamptz not null, "amounts" jsonb not null, "discount_percentage" real not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "price_record_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_price_record_deleted_at" ON "price_record" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_price_record_variant_id_since" ON "price_record" ("variant_id", "since") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "price_record" cascade;`);
  }

}
