import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261125032001 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create sequence if not exists "withdrawal_number" start with 10001;`);
    this.addSql(`create table if not exists "withdrawal" ("id" text not null, "number" text not null, "fingerprint" text null, "state" text check ("state" in ('received', 'refunded', 'refused', 'closed')) not null, "order_id" text null, "order_number" text not null, "name" text null, "email" text null, "goods" text null, "site" text not null, "language" text not null, "is_suspicious" boolean not null, "received_at" timestamptz not null, "decided_at" timestamptz null, "decided_by" text null, "reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "withdrawal_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_deleted_at" ON "withdrawal" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_number_unique" ON "withdrawal" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_fingerprint_unique" ON "withdrawal" ("fingerprint") WHERE fingerprint is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_order_id" ON "withdrawal" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_received_at" ON "withdrawal" ("received_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "withdrawal" cascade;`);
    this.addSql(`drop sequence if exists "withdrawal_number";`);
  }

}
