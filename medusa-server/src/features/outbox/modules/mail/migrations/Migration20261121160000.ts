import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121160000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "mail" ("id" text not null, "kind" text check ("kind" in ('order_confirmation', 'order_shipped', 'order_refunded', 'order_cancelled', 'back_in_stock')) not null, "subject_id" text not null, "source_id" text not null, "email" text not null, "language" text not null, "state" text check ("state" in ('waiting', 'sent', 'failed', 'skipped')) not null, "attempts" integer not null default 0, "next_attempt_at" timestamptz not null, "last_error" text null, "sent_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "mail_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_deleted_at" ON "mail" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_mail_kind_subject_id_unique" ON "mail" ("kind", "subject_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_state_next_attempt_at" ON "mail" ("state", "next_attempt_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "mail" cascade;`);
  }

}
