import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104512 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "take_back_number" start with 10001;`);
    this.addSql(`create table if not exists "take_back" (
        "id" text not null,
        "number" text not null,
        "token_hash" text not null,
        "state" text not null,
        "order_id" text not null,
        "order_number" text not null,
        "email" text null,
        "site" text not null,
        "language" text not null,
        "is_company" boolean not null,
        "spools" integer not null,
        "scrap_grams" integer not null,
        "weight_grams" integer not null,
        "length_mm" integer not null,
        "width_mm" integer not null,
        "height_mm" integer not null,
        "tracking_number" text null,
        "expires_at" timestamptz not null,
        "fee_sek" integer null,
        "reason" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "former_token_hash" text null,
        constraint "take_back_pkey" primary key ("id"),
        constraint "take_back_state_check" check ("state" in ('created', 'sent', 'received', 'approved', 'rejected', 'expired'))
      );`);
    this.addSql(`create index if not exists "IDX_take_back_created_at" on "take_back" (created_at);`);
    this.addSql(`create index if not exists "IDX_take_back_deleted_at" on "take_back" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_take_back_email" on "take_back" (email);`);
    this.addSql(`create index if not exists "IDX_take_back_expires_at" on "take_back" (expires_at) where ((state = 'created'::text) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_take_back_former_token_hash" on "take_back" (former_token_hash);`);
    this.addSql(`create unique index if not exists "IDX_take_back_number_unique" on "take_back" (number);`);
    this.addSql(`create index if not exists "IDX_take_back_order_id" on "take_back" (order_id);`);
    this.addSql(`create unique index if not exists "IDX_take_back_token_hash_unique" on "take_back" (token_hash);`);
    this.addSql(`create table if not exists "take_back_event" (
        "id" text not null,
        "sequence" bigserial not null,
        "take_back_id" text not null,
        "state" text not null,
        "at" timestamptz not null,
        "author" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "take_back_event_pkey" primary key ("id"),
        constraint "take_back_event_state_check" check ("state" in ('created', 'sent', 'received', 'approved', 'rejected', 'expired'))
      );`);
    this.addSql(`create index if not exists "IDX_take_back_event_deleted_at" on "take_back_event" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_take_back_event_take_back_id_state_unique" on "take_back_event" (take_back_id, state);`);
    this.addSql(`create or replace function "refuse_change_of_take_back_event"() returns trigger language plpgsql as 'begin raise exception ''The history of a take-back is only ever appended to''; end';`);
    this.addSql(`create or replace trigger "take_back_event_append_only" before update or delete on "take_back_event" for each row execute function "refuse_change_of_take_back_event"();`);
    this.addSql(`create table if not exists "take_back_note" (
        "id" text not null,
        "take_back_id" text not null,
        "text" text not null,
        "author" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "take_back_note_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_take_back_note_deleted_at" on "take_back_note" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_take_back_note_take_back_id_created_at" on "take_back_note" (take_back_id, created_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "take_back_note" cascade;`);
    this.addSql(`drop table if exists "take_back_event" cascade;`);
    this.addSql(`drop table if exists "take_back" cascade;`);
    this.addSql(`drop sequence if exists "take_back_number";`);
    this.addSql(`drop function if exists "refuse_change_of_take_back_event";`);
  }
}
