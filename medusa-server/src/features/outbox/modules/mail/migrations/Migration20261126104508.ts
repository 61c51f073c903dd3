import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104508 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_kind_subject_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_mail_kind_subject_id_unique" ON "mail" ("kind", "subject_id");`);
    this.addSql(`drop index if exists "IDX_mail_state_next_attempt_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_state_next_attempt_at" ON "mail" ("state", "next_attempt_at");`);
    this.addSql(`drop index if exists "IDX_mail_email_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_email_created_at" ON "mail" ("email", "created_at");`);
    this.addSql(`drop index if exists "IDX_mail_kind_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_kind_created_at" ON "mail" ("kind", "created_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_mail_kind_subject_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_mail_kind_subject_id_unique" ON "mail" ("kind", "subject_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_mail_state_next_attempt_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_state_next_attempt_at" ON "mail" ("state", "next_attempt_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_mail_email_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_email_created_at" ON "mail" ("email", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_mail_kind_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_mail_kind_created_at" ON "mail" ("kind", "created_at") WHERE deleted_at IS NULL;`);
  }

}
