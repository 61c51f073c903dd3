import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Credit notes, and what an invoice says of the day of supply and of Swedish VAT in kronor. */
export class Migration20261125035001 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "credit_note" ("id" text not null, "number" integer not null, "order_id" text not null, "source_id" text not null, "amount_minor" integer not null, "issued_on" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "credit_note_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_credit_note_deleted_at" ON "credit_note" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_credit_note_number_unique" ON "credit_note" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_credit_note_source_id_unique" ON "credit_note" ("source_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_credit_note_order_id" ON "credit_note" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`alter table "invoice" add column if not exists "supplied_on" text null, add column if not exists "exchange_rate" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "invoice" drop column if exists "supplied_on", drop column if exists "exchange_rate";`);
    this.addSql(`drop table if exists "credit_note" cascade;`);
  }

}
