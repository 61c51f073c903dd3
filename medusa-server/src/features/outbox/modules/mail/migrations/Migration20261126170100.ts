import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126170100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "mail" (
        "id" text not null,
        "kind" text not null,
        "subject_id" text not null,
        "source_id" text not null,
        "email" text not null,
        "language" text not null,
        "state" text not null,
        "attempts" integer not null default 0,
        "next_attempt_at" timestamptz not null,
        "last_error" text null,
        "sent_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "is_unconfirmed" boolean not null default false,
        constraint "mail_pkey" primary key ("id"),
        constraint "mail_state_check" check ("state" in ('waiting', 'sent', 'failed', 'skipped'))
      );`);
    this.addSql(`create index if not exists "IDX_mail_created_at_id" on "mail" (created_at, id);`);
    this.addSql(`create index if not exists "IDX_mail_deleted_at" on "mail" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_mail_email_created_at" on "mail" (email, created_at);`);
    this.addSql(`create index if not exists "IDX_mail_kind_created_at" on "mail" (kind, created_at);`);
    this.addSql(`create unique index if not exists "IDX_mail_kind_subject_id_unique" on "mail" (kind, subject_id);`);
    this.addSql(`create index if not exists "IDX_mail_state_next_attempt_at" on "mail" (state, next_attempt_at);`);
    this.addSql(`create index if not exists "IDX_mail_unconfirmed" on "mail" (lower(email), created_at) where (is_unconfirmed AND (deleted_at is null));`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "mail" cascade;`);
  }
}
