import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104513 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_withdrawal_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_number_unique" ON "withdrawal" ("number");`);
    this.addSql(`drop index if exists "IDX_withdrawal_fingerprint_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_fingerprint_unique" ON "withdrawal" ("fingerprint");`);
    this.addSql(`drop index if exists "IDX_withdrawal_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_order_id" ON "withdrawal" ("order_id");`);
    this.addSql(`drop index if exists "IDX_withdrawal_received_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_received_at" ON "withdrawal" ("received_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_withdrawal_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_number_unique" ON "withdrawal" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_withdrawal_fingerprint_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_withdrawal_fingerprint_unique" ON "withdrawal" ("fingerprint") WHERE fingerprint is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_withdrawal_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_order_id" ON "withdrawal" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_withdrawal_received_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_withdrawal_received_at" ON "withdrawal" ("received_at") WHERE deleted_at IS NULL;`);
  }

}
