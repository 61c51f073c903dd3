import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Renames the table of idempotency records with its indexes; the rows stay. */
export class Migration20261123114500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "repeatable_call" rename to "idempotency_record";`);
    this.addSql(`alter index if exists "repeatable_call_pkey" rename to "idempotency_record_pkey";`);
    this.addSql(`alter index if exists "IDX_repeatable_call_deleted_at" rename to "IDX_idempotency_record_deleted_at";`);
    this.addSql(`alter index if exists "IDX_repeatable_call_client_started_at" rename to "IDX_idempotency_record_client_started_at";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter index if exists "IDX_idempotency_record_client_started_at" rename to "IDX_repeatable_call_client_started_at";`);
    this.addSql(`alter index if exists "IDX_idempotency_record_deleted_at" rename to "IDX_repeatable_call_deleted_at";`);
    this.addSql(`alter index if exists "idempotency_record_pkey" rename to "repeatable_call_pkey";`);
    this.addSql(`alter table if exists "idempotency_record" rename to "repeatable_call";`);
  }

}
