import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "club_membership" (
        "id" text not null,
        "account_id" text not null,
        "currency" text not null,
        "language" text not null,
        "site" text not null,
        "joined_at" timestamptz not null,
        "left_at" timestamptz null,
        "referred_by_account" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "next_expiry_at" timestamptz null,
        constraint "club_membership_currency_check" check ("currency" in ('EUR', 'USD', 'SEK', 'NOK', 'DKK', 'GBP')),
        constraint "club_membership_pkey" primary key ("id")
      );`);
    this.addSql(`create unique index if not exists "IDX_club_membership_account_id_unique" on "club_membership" (account_id);`);
    this.addSql(`create index if not exists "IDX_club_membership_deleted_at" on "club_membership" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_club_membership_next_expiry_at" on "club_membership" (next_expiry_at);`);
    this.addSql(`create table if not exists "ledger_entry" (
        "id" text not null,
        "sequence" bigserial not null,
        "account_id" text not null,
        "type" text not null,
        "amount_minor" integer not null,
        "at" timestamptz not null,
        "expires_at" timestamptz null,
        "order_id" text null,
        "order_number" text null,
        "lot_id" text null,
        "owed_minor" integer not null default 0,
        "idempotency_key" text not null,
        "note" text null,
        "author" text null,
        "friend_account_id" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "ledger_entry_pkey" primary key ("id"),
        constraint "ledger_entry_type_check" check ("type" in ('reward', 'rewardChange', 'redemption', 'referral', 'invite', 'adjustment', 'expiration'))
      );`);
    this.addSql(`create unique index if not exists "IDX_ledger_entry_account_id_idempotency_key_unique" on "ledger_entry" (account_id, idempotency_key);`);
    this.addSql(`create index if not exists "IDX_ledger_entry_account_id_sequence" on "ledger_entry" (account_id, sequence);`);
    this.addSql(`create index if not exists "IDX_ledger_entry_at" on "ledger_entry" (at);`);
    this.addSql(`create index if not exists "IDX_ledger_entry_deleted_at" on "ledger_entry" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_ledger_entry_expires_at" on "ledger_entry" (expires_at);`);
    this.addSql(`create index if not exists "IDX_ledger_entry_order_id" on "ledger_entry" (order_id);`);
    this.addSql(`create or replace function "refuse_change_of_ledger"() returns trigger language plpgsql as 'begin if tg_op = ''UPDATE'' and new."note" is null and to_jsonb(new) - ''note'' = to_jsonb(old) - ''note'' then return new; end if; raise exception ''A ledger is only ever appended to''; end';`);
    this.addSql(`create or replace trigger "ledger_entry_append_only" before update or delete on "ledger_entry" for each row execute function "refuse_change_of_ledger"();`);
    this.addSql(`create or replace function "lower_next_expiry"() returns trigger language plpgsql as 'begin update "club_membership" set "next_expiry_at" = new."expires_at" where "account_id" = new."account_id" and coalesce("next_expiry_at" > new."expires_at", true); return null; end';`);
    this.addSql(`create or replace trigger "ledger_entry_next_expiry" after insert on "ledger_entry" for each row when (new."expires_at" is not null) execute function "lower_next_expiry"();`);
    this.addSql(`create table if not exists "referral" (
        "id" text not null,
        "friend_account_id" text not null,
        "inviter_account_id" text not null,
        "state" text not null,
        "reason" text null,
        "order_id" text null,
        "decided_by" text null,
        "decided_at" timestamptz null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "referral_pkey" primary key ("id"),
        constraint "referral_state_check" check ("state" in ('waiting', 'paid', 'pending_decision', 'refused'))
      );`);
    this.addSql(`create index if not exists "IDX_referral_deleted_at" on "referral" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_referral_friend_account_id_unique" on "referral" (friend_account_id);`);
    this.addSql(`create index if not exists "IDX_referral_inviter_account_id" on "referral" (inviter_account_id);`);
    this.addSql(`create index if not exists "IDX_referral_state_updated_at" on "referral" (state, updated_at);`);
    this.addSql(`create table if not exists "joining_bonus" (
        "id" text not null,
        "mailbox_hash" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "joining_bonus_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_joining_bonus_created_at" on "joining_bonus" (created_at);`);
    this.addSql(`create index if not exists "IDX_joining_bonus_deleted_at" on "joining_bonus" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_joining_bonus_mailbox_hash_unique" on "joining_bonus" (mailbox_hash);`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "joining_bonus" cascade;`);
    this.addSql(`drop table if exists "referral" cascade;`);
    this.addSql(`drop table if exists "ledger_entry" cascade;`);
    this.addSql(`drop table if exists "club_membership" cascade;`);
    this.addSql(`drop function if exists "lower_next_expiry";`);
    this.addSql(`drop function if exists "refuse_change_of_ledger";`);
  }
}
