import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Hashes in place of the tokens themselves, of each mail its own. Links that were mailed go on working: those that
 * unsubscribe for good, those that confirm for seven days from now. One-way: down() restores the columns, but neither the
 * tokens, of which only hashes are known, nor their unique indexes. The way back is the backup.
 */
export class Migration20261126092700 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "newsletter_token" ("id" text not null, "subscriber_id" text not null, "kind" text check ("kind" in ('confirm', 'end')) not null, "hash" text not null, "expires_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_token_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_deleted_at" ON "newsletter_token" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_token_hash_unique" ON "newsletter_token" ("hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_subscriber_id" ON "newsletter_token" ("subscriber_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_token_expires_at" ON "newsletter_token" ("expires_at") WHERE expires_at is not null AND deleted_at IS NULL;`);
    for (const [kind, expiry] of [["confirm", "now() + interval '7 days'"], ["end", "null"]]) {
      this.addSql(`insert into "newsletter_token" ("id", "subscriber_id", "kind", "hash", "expires_at")
        select 'nltok_' || replace(gen_random_uuid()::text, '-', ''), "id", '${kind}',
          encode(sha256(convert_to("${kind}_token", 'UTF8')), 'hex'), ${expiry}
        from "newsletter_subscriber" where "${kind}_token" is not null and "deleted_at" is null
        on conflict do nothing;`);
    }
    this.addSql(`alter table "newsletter_subscriber" drop column if exists "confirm_token", drop column if exists "end_token";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "newsletter_subscriber" add column if not exists "confirm_token" text null, add column if not exists "end_token" text not null default gen_random_uuid()::text;`);
    this.addSql(`drop table if exists "newsletter_token" cascade;`);
  }

}
