import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** An invoice is an order's, or that of the fee of a take-back. */
export class Migration20261124231800 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "invoice" alter column "order_id" drop not null;`);
    this.addSql(`alter table "invoice" add column if not exists "take_back_id" text null;`);
    this.addSql(`alter table "invoice" add constraint "invoice_subject_check" check (num_nonnulls("order_id", "take_back_id") = 1);`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_take_back_id_unique" ON "invoice" ("take_back_id") WHERE take_back_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_invoice_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_order_id_unique" ON "invoice" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_invoice_take_back_id_unique";`);
    this.addSql(`alter table "invoice" drop constraint if exists "invoice_subject_check";`);
    this.addSql(`alter table "invoice" drop column if exists "take_back_id";`);
  }

}
