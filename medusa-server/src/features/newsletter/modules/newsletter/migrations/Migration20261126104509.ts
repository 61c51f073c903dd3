import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104509 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "newsletter_subscriber" (
        "id" text not null,
        "email" text not null,
        "language" text not null,
        "site" text not null,
        "source" text not null,
        "state" text not null,
        "asked_at" timestamptz not null,
        "confirmed_at" timestamptz null,
        "ended_at" timestamptz null,
        "is_contact" boolean not null default false,
        "told_at" timestamptz null,
        "next_sync_at" timestamptz not null,
        "sync_lease" text null,
        "sync_attempts" integer not null default 0,
        "sync_error" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "newsletter_subscriber_pkey" primary key ("id"),
        constraint "newsletter_subscriber_source_check" check ("source" in ('footer', 'checkout', 'account')),
        constraint "newsletter_subscriber_state_check" check ("state" in ('asked', 'subscribed', 'ended'))
      );`);
    this.addSql(`create index if not exists "IDX_newsletter_subscriber_deleted_at" on "newsletter_subscriber" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_newsletter_subscriber_email_unique" on "newsletter_subscriber" (email);`);
    this.addSql(`create index if not exists "IDX_newsletter_subscriber_next_sync_at" on "newsletter_subscriber" (next_sync_at) where ((is_contact <> (state = 'subscribed'::text)) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_newsletter_subscriber_state_asked_at" on "newsletter_subscriber" (state, asked_at);`);
    this.addSql(`create table if not exists "newsletter_token" (
        "id" text not null,
        "subscriber_id" text not null,
        "kind" text not null,
        "hash" text not null,
        "expires_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "newsletter_token_kind_check" check ("kind" in ('confirm', 'end')),
        constraint "newsletter_token_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_newsletter_token_deleted_at" on "newsletter_token" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_newsletter_token_expires_at" on "newsletter_token" (expires_at);`);
    this.addSql(`create unique index if not exists "IDX_newsletter_token_hash_unique" on "newsletter_token" (hash);`);
    this.addSql(`create index if not exists "IDX_newsletter_token_subscriber_id" on "newsletter_token" (subscriber_id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "newsletter_token" cascade;`);
    this.addSql(`drop table if exists "newsletter_subscriber" cascade;`);
  }
}
