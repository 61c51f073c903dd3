import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121150000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "repeatable_call" ("id" text not null, "fingerprint" text not null, "started_at" timestamptz not null, "status" integer null, "body" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "repeatable_call_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_repeatable_call_deleted_at" ON "repeatable_call" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "repeatable_call" cascade;`);
  }

}
