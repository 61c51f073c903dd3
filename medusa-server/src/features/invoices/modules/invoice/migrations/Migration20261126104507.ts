import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104507 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_credit_note_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_credit_note_number_unique" ON "credit_note" ("number");`);
    this.addSql(`drop index if exists "IDX_credit_note_source_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_credit_note_source_id_unique" ON "credit_note" ("source_id");`);
    this.addSql(`drop index if exists "IDX_credit_note_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_credit_note_order_id" ON "credit_note" ("order_id");`);
    this.addSql(`drop index if exists "IDX_invoice_approval_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_approval_order_id_unique" ON "invoice_approval" ("order_id");`);
    this.addSql(`drop index if exists "IDX_invoice_approval_organization_key";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_organization_key" ON "invoice_approval" ("organization_key");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_decided_at" ON "invoice_approval" ("decided_at");`);
    this.addSql(`drop index if exists "IDX_invoice_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_number_unique" ON "invoice" ("number");`);
    this.addSql(`drop index if exists "IDX_invoice_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_order_id_unique" ON "invoice" ("order_id");`);
    this.addSql(`drop index if exists "IDX_invoice_take_back_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_take_back_id_unique" ON "invoice" ("take_back_id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_credit_note_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_credit_note_number_unique" ON "credit_note" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_credit_note_source_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_credit_note_source_id_unique" ON "credit_note" ("source_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_credit_note_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_credit_note_order_id" ON "credit_note" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_invoice_approval_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_approval_order_id_unique" ON "invoice_approval" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_invoice_approval_organization_key";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_organization_key" ON "invoice_approval" ("organization_key") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_invoice_approval_decided_at";`);
    this.addSql(`drop index if exists "IDX_invoice_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_number_unique" ON "invoice" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_invoice_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_order_id_unique" ON "invoice" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_invoice_take_back_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_take_back_id_unique" ON "invoice" ("take_back_id") WHERE take_back_id is not null AND deleted_at IS NULL;`);
  }

}
