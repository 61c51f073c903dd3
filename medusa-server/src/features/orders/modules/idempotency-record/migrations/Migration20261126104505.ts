import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104505 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_idempotency_record_client_started_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_idempotency_record_client_started_at" ON "idempotency_record" ("client", "started_at");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_idempotency_record_started_at" ON "idempotency_record" ("started_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_idempotency_record_client_started_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_idempotency_record_client_started_at" ON "idempotency_record" ("client", "started_at") WHERE client is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_idempotency_record_started_at";`);
  }

}
