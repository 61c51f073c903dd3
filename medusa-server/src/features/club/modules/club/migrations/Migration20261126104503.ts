import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104503 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_club_membership_account_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_club_membership_account_id_unique" ON "club_membership" ("account_id");`);
    this.addSql(`drop index if exists "IDX_joining_bonus_mailbox_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_joining_bonus_mailbox_hash_unique" ON "joining_bonus" ("mailbox_hash");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_joining_bonus_created_at" ON "joining_bonus" ("created_at");`);
    this.addSql(`drop index if exists "IDX_ledger_entry_account_id_idempotency_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_ledger_entry_account_id_idempotency_key_unique" ON "ledger_entry" ("account_id", "idempotency_key");`);
    this.addSql(`drop index if exists "IDX_ledger_entry_account_id_sequence";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_account_id_sequence" ON "ledger_entry" ("account_id", "sequence");`);
    this.addSql(`drop index if exists "IDX_ledger_entry_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_order_id" ON "ledger_entry" ("order_id");`);
    this.addSql(`drop index if exists "IDX_ledger_entry_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_at" ON "ledger_entry" ("at");`);
    this.addSql(`drop index if exists "IDX_ledger_entry_expires_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_expires_at" ON "ledger_entry" ("expires_at");`);
    this.addSql(`drop index if exists "IDX_referral_friend_account_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_referral_friend_account_id_unique" ON "referral" ("friend_account_id");`);
    this.addSql(`drop index if exists "IDX_referral_inviter_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_inviter_account_id" ON "referral" ("inviter_account_id");`);
    this.addSql(`drop index if exists "IDX_referral_state_updated_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_state_updated_at" ON "referral" ("state", "updated_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_club_membership_account_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_club_membership_account_id_unique" ON "club_membership" ("account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_joining_bonus_mailbox_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_joining_bonus_mailbox_hash_unique" ON "joining_bonus" ("mailbox_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_joining_bonus_created_at";`);
    this.addSql(`drop index if exists "IDX_ledger_entry_account_id_idempotency_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_ledger_entry_account_id_idempotency_key_unique" ON "ledger_entry" ("account_id", "idempotency_key") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_ledger_entry_account_id_sequence";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_account_id_sequence" ON "ledger_entry" ("account_id", "sequence") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_ledger_entry_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_order_id" ON "ledger_entry" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_ledger_entry_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_at" ON "ledger_entry" ("at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_ledger_entry_expires_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_expires_at" ON "ledger_entry" ("expires_at") WHERE expires_at is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_referral_friend_account_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_referral_friend_account_id_unique" ON "referral" ("friend_account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_referral_inviter_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_inviter_account_id" ON "referral" ("inviter_account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_referral_state_updated_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_state_updated_at" ON "referral" ("state", "updated_at") WHERE deleted_at IS NULL;`);
  }

}
