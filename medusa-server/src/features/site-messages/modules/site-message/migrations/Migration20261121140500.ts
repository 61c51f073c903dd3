import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121140500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "site_message" ("id" text not null, "texts" jsonb not null, "pallette" text check ("pallette" in ('green', 'black', 'red', 'blue')) not null default 'black', "sites" text[] null, "starts_on" text null, "ends_on" text null, "enabled" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "site_message_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_site_message_deleted_at" ON "site_message" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "site_message" cascade;`);
  }

}
