import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104506 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_enquiry_event_enquiry_id_sequence";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_enquiry_id_sequence" ON "enquiry_event" ("enquiry_id", "sequence");`);
    this.addSql(`drop index if exists "IDX_enquiry_event_enquiry_id_idempotency_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_enquiry_event_enquiry_id_idempotency_key_unique" ON "enquiry_event" ("enquiry_id", "idempotency_key");`);
    this.addSql(`drop index if exists "IDX_enquiry_event_type_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_type_created_at" ON "enquiry_event" ("type", "created_at");`);
    this.addSql(`drop index if exists "IDX_enquiry_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_enquiry_number_unique" ON "enquiry" ("number");`);
    this.addSql(`drop index if exists "IDX_enquiry_folder_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_folder_created_at" ON "enquiry" ("folder", "created_at");`);
    this.addSql(`drop index if exists "IDX_enquiry_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_created_at" ON "enquiry" ("created_at");`);
    this.addSql(`drop index if exists "IDX_upload_enquiry_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_upload_enquiry_id" ON "upload" ("enquiry_id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_enquiry_event_enquiry_id_sequence";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_enquiry_id_sequence" ON "enquiry_event" ("enquiry_id", "sequence") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_enquiry_event_enquiry_id_idempotency_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_enquiry_event_enquiry_id_idempotency_key_unique" ON "enquiry_event" ("enquiry_id", "idempotency_key") WHERE idempotency_key is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_enquiry_event_type_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_event_type_created_at" ON "enquiry_event" ("type", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_enquiry_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_enquiry_number_unique" ON "enquiry" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_enquiry_folder_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_folder_created_at" ON "enquiry" ("folder", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_enquiry_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_enquiry_created_at" ON "enquiry" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_upload_enquiry_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_upload_enquiry_id" ON "upload" ("enquiry_id") WHERE enquiry_id is not null AND deleted_at IS NULL;`);
  }

}
