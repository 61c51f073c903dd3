import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124231537 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "enquiry_number" start 10001;`);
    this.addSql(`create table if not exists "enquiry" ("id" text not null, "number" text not null default ('E-' || nextval('enquiry_number')), "kind" text check ("kind" in ('contact', 'suggestion', 'affiliate', 'reseller', 'partner', 'endProductUse', 'customFilament', 'careers')) not null, "folder" text check ("folder" in ('inbox', 'suspicious')) not null, "state" text check ("state" in ('new', 'open', 'answered', 'closed')) not null default 'new', "name" text not null, "email" text not null, "site" text not null, "language" text not null, "answers" jsonb not null, "assignee_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "enquiry_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_enquiry_number_unique" ON "enquiry" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_deleted_at" ON "enquiry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_folder_created_at" ON "enquiry" ("folder", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_created_at" ON "enquiry" ("created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "enquiry_event" ("id" text not null, "sequence" bigserial not null, "enquiry_id" text not null, "type" text check ("type" in ('created', 'note', 'reply', 'state', 'folder', 'assignee', 'file_deleted')) not null, "value" text null, "author_id" text null, "idempotency_key" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "enquiry_event_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_deleted_at" ON "enquiry_event" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_enquiry_id_sequence" ON "enquiry_event" ("enquiry_id", "sequence") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_enquiry_event_enquiry_id_idempotency_key_unique" ON "enquiry_event" ("enquiry_id", "idempotency_key") WHERE idempotency_key is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_type_created_at" ON "enquiry_event" ("type", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`create or replace function "refuse_change_of_enquiry_event"() returns trigger language plpgsql as 'begin if tg_op = ''DELETE'' and not exists (select 1 from "enquiry" where "id" = old."enquiry_id") then return old; end if; raise exception ''The history of an enquiry is only ever appended to''; end';`);
    this.addSql(`create or replace trigger "enquiry_event_append_only" before update or delete on "enquiry_event" for each row execute function "refuse_change_of_enquiry_event"();`);

    this.addSql(`create table if not exists "upload" ("id" text not null, "name" text not null, "type" text check ("type" in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')) not null, "bytes" integer not null, "file_key" text not null, "enquiry_id" text null, "deleting_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "upload_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_upload_deleted_at" ON "upload" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_upload_enquiry_id" ON "upload" ("enquiry_id") WHERE enquiry_id is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_upload_created_at" ON "upload" ("created_at") WHERE enquiry_id is null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "upload" cascade;`);
    this.addSql(`drop table if exists "enquiry_event" cascade;`);
    this.addSql(`drop function if exists "refuse_change_of_enquiry_event"();`);
    this.addSql(`drop table if exists "enquiry" cascade;`);
    this.addSql(`drop sequence if exists "enquiry_number";`);
  }

}
