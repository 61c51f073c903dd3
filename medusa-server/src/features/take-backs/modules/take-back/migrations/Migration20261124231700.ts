import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124231700 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "take_back_number" start with 10001;`);
    this.addSql(`create table if not exists "take_back" ("id" text not null, "number" text not null, "token_hash" text not null, "state" text check ("state" in ('created', 'sent', 'received', 'approved', 'rejected', 'expired')) not null, "order_id" text not null, "order_number" text not null, "email" text null, "site" text not null, "language" text not null, "is_company" boolean not null, "spools" integer not null, "scrap_grams" integer not null, "weight_grams" integer not null, "length_mm" integer not null, "width_mm" integer not null, "height_mm" integer not null, "tracking_number" text null, "expires_at" timestamptz not null, "fee_sek" integer null, "reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "take_back_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_deleted_at" ON "take_back" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_number_unique" ON "take_back" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_token_hash_unique" ON "take_back" ("token_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_order_id" ON "take_back" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_email" ON "take_back" ("email") WHERE email is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_created_at" ON "take_back" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_expires_at" ON "take_back" ("expires_at") WHERE state = 'created' AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "take_back_event" ("id" text not null, "sequence" bigserial not null, "take_back_id" text not null, "state" text check ("state" in ('created', 'sent', 'received', 'approved', 'rejected', 'expired')) not null, "at" timestamptz not null, "author" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "take_back_event_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_event_deleted_at" ON "take_back_event" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_event_take_back_id_state_unique" ON "take_back_event" ("take_back_id", "state") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_event_created_at" ON "take_back_event" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`create or replace function "refuse_change_of_take_back_event"() returns trigger language plpgsql as 'begin raise exception ''The history of a take-back is only ever appended to''; end';`);
    this.addSql(`create or replace trigger "take_back_event_append_only" before update or delete on "take_back_event" for each row execute function "refuse_change_of_take_back_event"();`);

    this.addSql(`create table if not exists "take_back_note" ("id" text not null, "take_back_id" text not null, "text" text not null, "author" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "take_back_note_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_note_deleted_at" ON "take_back_note" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_note_take_back_id_created_at" ON "take_back_note" ("take_back_id", "created_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "take_back_note" cascade;`);
    this.addSql(`drop table if exists "take_back_event" cascade;`);
    this.addSql(`drop function if exists "refuse_change_of_take_back_event"();`);
    this.addSql(`drop table if exists "take_back" cascade;`);
    this.addSql(`drop sequence if exists "take_back_number";`);
  }

}
