import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_account_address_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_address_account_id" ON "account_address" ("account_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_invitation_account_id" ON "account_invitation" ("account_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_invitation_expires_at" ON "account_invitation" ("expires_at");`);
    this.addSql(`drop index if exists "IDX_account_invitation_token_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_invitation_token_hash_unique" ON "account_invitation" ("token_hash");`);
    this.addSql(`drop index if exists "IDX_account_member_account_id_subject_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_member_account_id_subject_unique" ON "account_member" ("account_id", "subject");`);
    this.addSql(`drop index if exists "IDX_account_member_subject";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_member_subject" ON "account_member" ("subject");`);
    this.addSql(`drop index if exists "IDX_account_referral_token_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_referral_token_unique" ON "account" ("referral_token");`);
    this.addSql(`drop index if exists "IDX_account_created_for_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_created_for_unique" ON "account" ("created_for");`);
    this.addSql(`drop index if exists "IDX_account_customer_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_customer_id" ON "account" ("customer_id");`);
    this.addSql(`drop index if exists "IDX_agreement_change_account_id_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_change_account_id_created_at" ON "agreement_change" ("account_id", "created_at");`);
    this.addSql(`drop index if exists "IDX_agreement_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_account_id" ON "agreement" ("account_id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_account_address_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_address_account_id" ON "account_address" ("account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_account_invitation_account_id";`);
    this.addSql(`drop index if exists "IDX_account_invitation_expires_at";`);
    this.addSql(`drop index if exists "IDX_account_invitation_token_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_invitation_token_hash_unique" ON "account_invitation" ("token_hash") WHERE token_hash is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_account_member_account_id_subject_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_member_account_id_subject_unique" ON "account_member" ("account_id", "subject") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_account_member_subject";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_member_subject" ON "account_member" ("subject") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_account_referral_token_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_referral_token_unique" ON "account" ("referral_token") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_account_created_for_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_created_for_unique" ON "account" ("created_for") WHERE created_for is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_account_customer_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_customer_id" ON "account" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_agreement_change_account_id_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_change_account_id_created_at" ON "agreement_change" ("account_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_agreement_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_account_id" ON "agreement" ("account_id") WHERE deleted_at IS NULL;`);
  }

}
