import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126004500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "joining_bonus" ("id" text not null, "mailbox_hash" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "joining_bonus_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_joining_bonus_mailbox_hash_unique" ON "joining_bonus" ("mailbox_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_joining_bonus_deleted_at" ON "joining_bonus" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "joining_bonus" cascade;`);
  }

}
