import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126104505 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "idempotency_record" (
        "id" text not null,
        "fingerprint" text not null,
        "started_at" timestamptz not null,
        "status" integer null,
        "body" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "checkout_id" text null,
        "client" text null,
        constraint "idempotency_record_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_idempotency_record_client_started_at" on "idempotency_record" (client, started_at);`);
    this.addSql(`create index if not exists "IDX_idempotency_record_deleted_at" on "idempotency_record" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_idempotency_record_started_at" on "idempotency_record" (started_at);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "idempotency_record" cascade;`);
  }
}
