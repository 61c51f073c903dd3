import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What was agreed to with an order, and the words of the terms by their version. Earlier orders have none. */
export class Migration20261125031000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "acceptance" jsonb null;`);
    this.addSql(`alter table if exists "purchase" add column if not exists "acceptance" jsonb null;`);
    this.addSql(`create table if not exists "accepted_text" ("version" text not null, "folder" text not null, "language" text not null, "pages" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "accepted_text_pkey" primary key ("version"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_accepted_text_deleted_at" ON "accepted_text" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "accepted_text" cascade;`);
    this.addSql(`alter table if exists "purchase" drop column if exists "acceptance";`);
    this.addSql(`alter table if exists "checkout" drop column if exists "acceptance";`);
  }

}
