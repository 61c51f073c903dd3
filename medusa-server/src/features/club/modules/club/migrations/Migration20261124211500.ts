import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124211500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "club_membership" ("id" text not null, "account_id" text not null, "currency" text check ("currency" in ('EUR', 'USD', 'SEK', 'NOK', 'DKK', 'GBP')) not null, "language" text not null, "site" text not null, "joined_at" timestamptz not null, "left_at" timestamptz null, "referred_by_account" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "club_membership_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_club_membership_deleted_at" ON "club_membership" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_club_membership_account_id_unique" ON "club_membership" ("account_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "ledger_entry" ("id" text not null, "sequence" bigserial not null, "account_id" text not null, "type" text check ("type" in ('reward', 'rewardChange', 'redemption', 'referral', 'invite', 'adjustment', 'expiration')) not null, "amount_minor" integer not null, "at" timestamptz not null, "expires_at" timestamptz null, "order_id" text null, "order_number" text null, "lot_id" text null, "owed_minor" integer not null default 0, "idempotency_key" text not null, "note" text null, "author" text null, "friend_account_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "ledger_entry_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_deleted_at" ON "ledger_entry" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_ledger_entry_account_id_idempotency_key_unique" ON "ledger_entry" ("account_id", "idempotency_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_account_id_sequence" ON "ledger_entry" ("account_id", "sequence") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_order_id" ON "ledger_entry" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_at" ON "ledger_entry" ("at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_ledger_entry_expires_at" ON "ledger_entry" ("expires_at") WHERE expires_at is not null AND deleted_at IS NULL;`);
    this.addSql(`create or replace function "refuse_change_of_ledger"() returns trigger language plpgsql as 'begin if tg_op = ''UPDATE'' and new."note" is null and to_jsonb(new) - ''note'' = to_jsonb(old) - ''note'' then return new; end if; raise exception ''A ledger is only ever appended to''; end';`);
    this.addSql(`create or replace trigger "ledger_entry_append_only" before update or delete on "ledger_entry" for each row execute function "refuse_change_of_ledger"();`);

    this.addSql(`create table if not exists "referral" ("id" text not null, "friend_account_id" text not null, "inviter_account_id" text not null, "state" text check ("state" in ('waiting', 'paid', 'pending_decision', 'refused')) not null, "reason" text null, "order_id" text null, "decided_by" text null, "decided_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "referral_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_deleted_at" ON "referral" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_referral_friend_account_id_unique" ON "referral" ("friend_account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_inviter_account_id" ON "referral" ("inviter_account_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_referral_state_updated_at" ON "referral" ("state", "updated_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "referral" cascade;`);
    this.addSql(`drop table if exists "ledger_entry" cascade;`);
    this.addSql(`drop function if exists "refuse_change_of_ledger"();`);
    this.addSql(`drop table if exists "club_membership" cascade;`);
  }

}
