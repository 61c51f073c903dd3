import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104506 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "enquiry_number" start 10001;`);
    this.addSql(`create table if not exists "enquiry" (
        "id" text not null,
        "number" text not null default ('E-'::text || nextval('enquiry_number'::regclass)),
        "kind" text not null,
        "folder" text not null,
        "state" text not null default 'new'::text,
        "name" text not null,
        "email" text not null,
        "site" text not null,
        "language" text not null,
        "answers" jsonb not null,
        "assignee_id" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "enquiry_folder_check" check ("folder" in ('inbox', 'suspicious')),
        constraint "enquiry_kind_check" check ("kind" in ('contact', 'suggestion', 'affiliate', 'reseller', 'partner', 'endProductUse', 'customFilament', 'careers')),
        constraint "enquiry_pkey" primary key ("id"),
        constraint "enquiry_state_check" check ("state" in ('new', 'open', 'answered', 'closed'))
      );`);
    this.addSql(`create index if not exists "IDX_enquiry_created_at" on "enquiry" (created_at);`);
    this.addSql(`create index if not exists "IDX_enquiry_deleted_at" on "enquiry" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_enquiry_folder_created_at" on "enquiry" (folder, created_at);`);
    this.addSql(`create unique index if not exists "IDX_enquiry_number_unique" on "enquiry" (number);`);
    this.addSql(`create table if not exists "enquiry_event" (
        "id" text not null,
        "sequence" bigserial not null,
        "enquiry_id" text not null,
        "type" text not null,
        "value" text null,
        "author_id" text null,
        "idempotency_key" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "enquiry_event_pkey" primary key ("id"),
        constraint "enquiry_event_type_check" check ("type" in ('created', 'note', 'reply', 'state', 'folder', 'assignee', 'file_deleted'))
      );`);
    this.addSql(`create index if not exists "IDX_enquiry_event_deleted_at" on "enquiry_event" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_enquiry_event_enquiry_id_idempotency_key_unique" on "enquiry_event" (enquiry_id, idempotency_key);`);
    this.addSql(`create index if not exists "IDX_enquiry_event_enquiry_id_sequence" on "enquiry_event" (enquiry_id, sequence);`);
    this.addSql(`create or replace function "refuse_change_of_enquiry_event"() returns trigger language plpgsql as 'begin if tg_op = ''DELETE'' and not exists (select 1 from "enquiry" where "id" = old."enquiry_id") then return old; end if; raise exception ''The history of an enquiry is only ever appended to''; end';`);
    this.addSql(`create or replace trigger "enquiry_event_append_only" before update or delete on "enquiry_event" for each row execute function "refuse_change_of_enquiry_event"();`);
    this.addSql(`create table if not exists "upload" (
        "id" text not null,
        "name" text not null,
        "type" text not null,
        "bytes" integer not null,
        "file_key" text not null,
        "enquiry_id" text null,
        "deleting_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "client_hash" text null,
        constraint "upload_pkey" primary key ("id"),
        constraint "upload_type_check" check ("type" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf'))
      );`);
    this.addSql(`create index if not exists "IDX_upload_attached_created_at" on "upload" (created_at) where ((enquiry_id is not null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_upload_created_at" on "upload" (created_at) where ((enquiry_id is null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_upload_deleted_at" on "upload" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_upload_enquiry_id" on "upload" (enquiry_id);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "upload" cascade;`);
    this.addSql(`drop table if exists "enquiry_event" cascade;`);
    this.addSql(`drop table if exists "enquiry" cascade;`);
    this.addSql(`drop sequence if exists "enquiry_number";`);
    this.addSql(`drop function if exists "refuse_change_of_enquiry_event";`);
  }
}
