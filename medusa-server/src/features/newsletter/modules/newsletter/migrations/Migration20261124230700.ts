import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Who gets the newsletter. Accounts that had chosen it keep it: the mailing service knows them already. Their column stays
 * for servers of the version before, which still write it.
 */
export class Migration20261124230700 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "newsletter_subscriber" ("id" text not null, "email" text not null, "language" text not null, "site" text not null, "source" text check ("source" in ('footer', 'checkout', 'account')) not null, "state" text check ("state" in ('asked', 'subscribed', 'ended')) not null, "confirm_token" text null, "end_token" text not null, "asked_at" timestamptz not null, "confirmed_at" timestamptz null, "ended_at" timestamptz null, "is_contact" boolean not null default false, "told_at" timestamptz null, "next_sync_at" timestamptz not null, "sync_lease" text null, "sync_attempts" integer not null default 0, "sync_error" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "newsletter_subscriber_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_deleted_at" ON "newsletter_subscriber" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_email_unique" ON "newsletter_subscriber" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_confirm_token_unique" ON "newsletter_subscriber" ("confirm_token") WHERE confirm_token is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_end_token_unique" ON "newsletter_subscriber" ("end_token") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_state_asked_at" ON "newsletter_subscriber" ("state", "asked_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_newsletter_subscriber_next_sync_at" ON "newsletter_subscriber" ("next_sync_at") WHERE is_contact <> (state = 'subscribed') AND deleted_at IS NULL;`);
    this.addSql(`do $$ begin
      if exists (select from information_schema.columns where table_schema = current_schema() and table_name = 'account' and column_name = 'newsletter') then
        insert into "newsletter_subscriber" ("id", "email", "language", "site", "source", "state", "end_token", "asked_at", "confirmed_at", "is_contact", "told_at", "next_sync_at")
          select 'nlsub_' || replace(gen_random_uuid()::text, '-', ''), "chosen"."email", 'en', 'com', 'account', 'subscribed',
            replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now(), now(), true, now(), now()
          from (select distinct lower("email") as "email" from "account" where "newsletter" and "deleted_at" is null) as "chosen"
          on conflict do nothing;
      end if; end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "newsletter_subscriber" cascade;`);
  }

}
