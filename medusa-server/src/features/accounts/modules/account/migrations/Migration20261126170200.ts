import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261126170200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists "account" (
        "id" text not null,
        "kind" text not null,
        "name" text not null,
        "email" text not null,
        "referral_token" text not null,
        "referred_by" text null,
        "created_for" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "first_name" text not null default ''::text,
        "last_name" text not null default ''::text,
        "cell_number" text not null default ''::text,
        "country" text null,
        "organization_number" text not null default ''::text,
        "vat_number" text not null default ''::text,
        "gln_or_peppol_id" text not null default ''::text,
        "reference_code" text not null default ''::text,
        "invoice_email" text not null default ''::text,
        "payment_terms_days" integer null,
        "newsletter" boolean not null default false,
        "customer_id" text null,
        constraint "account_kind_check" check ("kind" in ('individual', 'company')),
        constraint "account_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_account_created_at_id" on "account" (created_at, id);`);
    this.addSql(`create unique index if not exists "IDX_account_created_for_unique" on "account" (created_for);`);
    this.addSql(`create index if not exists "IDX_account_customer_id" on "account" (customer_id);`);
    this.addSql(`create index if not exists "IDX_account_deleted_at" on "account" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create unique index if not exists "IDX_account_referral_token_unique" on "account" (referral_token);`);
    this.addSql(`create table if not exists "account_member" (
        "id" text not null,
        "account_id" text not null,
        "subject" text not null,
        "email" text not null,
        "role" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        "wish_list" text[] not null default '{}'::text[],
        constraint "account_member_pkey" primary key ("id"),
        constraint "account_member_role_check" check ("role" in ('owner', 'buyer', 'viewer'))
      );`);
    this.addSql(`create unique index if not exists "IDX_account_member_account_id_subject_unique" on "account_member" (account_id, subject);`);
    this.addSql(`create index if not exists "IDX_account_member_deleted_at" on "account_member" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_account_member_subject" on "account_member" (subject);`);
    this.addSql(`create table if not exists "account_invitation" (
        "id" text not null,
        "account_id" text not null,
        "email" text not null,
        "role" text not null,
        "invited_by" text not null,
        "language" text not null,
        "site" text not null,
        "token_hash" text null,
        "expires_at" timestamptz not null,
        "accepted_by" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "account_invitation_pkey" primary key ("id"),
        constraint "account_invitation_role_check" check ("role" in ('owner', 'buyer', 'viewer'))
      );`);
    this.addSql(`create index if not exists "IDX_account_invitation_account_id" on "account_invitation" (account_id);`);
    this.addSql(`create unique index if not exists "IDX_account_invitation_account_id_email_unique" on "account_invitation" (account_id, email) where ((accepted_by is null) AND (deleted_at is null));`);
    this.addSql(`create index if not exists "IDX_account_invitation_deleted_at" on "account_invitation" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create index if not exists "IDX_account_invitation_expires_at" on "account_invitation" (expires_at);`);
    this.addSql(`create unique index if not exists "IDX_account_invitation_token_hash_unique" on "account_invitation" (token_hash);`);
    this.addSql(`create table if not exists "account_address" (
        "id" text not null,
        "account_id" text not null,
        "first_name" text not null,
        "last_name" text not null,
        "company" text not null,
        "address_line_1" text not null,
        "address_line_2" text not null,
        "zip" text not null,
        "city" text not null,
        "state" text not null,
        "country" text not null,
        "cell_number" text not null,
        "is_billing" boolean not null,
        "is_shipping" boolean not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "account_address_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_account_address_account_id" on "account_address" (account_id);`);
    this.addSql(`create index if not exists "IDX_account_address_deleted_at" on "account_address" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create table if not exists "agreement" (
        "id" text not null,
        "account_id" text not null,
        "target" text not null,
        "discount_percentage" real not null,
        "valid_from" text null,
        "valid_to" text null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "agreement_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_agreement_account_id" on "agreement" (account_id);`);
    this.addSql(`create index if not exists "IDX_agreement_deleted_at" on "agreement" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create table if not exists "agreement_change" (
        "id" text not null,
        "agreement_id" text not null,
        "account_id" text not null,
        "actor_id" text not null,
        "action" text not null,
        "before" jsonb null,
        "after" jsonb null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "agreement_change_action_check" check ("action" in ('added', 'changed', 'ended')),
        constraint "agreement_change_pkey" primary key ("id")
      );`);
    this.addSql(`create index if not exists "IDX_agreement_change_account_id_created_at" on "agreement_change" (account_id, created_at);`);
    this.addSql(`create index if not exists "IDX_agreement_change_deleted_at" on "agreement_change" (deleted_at) where (deleted_at is null);`);
    this.addSql(`create or replace function "refuse_change_of_audit_trail"() returns trigger language plpgsql as 'begin raise exception ''An audit trail is only ever added to''; end';`);
    this.addSql(`create or replace trigger "agreement_change_append_only" before update or delete on "agreement_change" for each row execute function "refuse_change_of_audit_trail"();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "agreement_change" cascade;`);
    this.addSql(`drop table if exists "agreement" cascade;`);
    this.addSql(`drop table if exists "account_address" cascade;`);
    this.addSql(`drop table if exists "account_invitation" cascade;`);
    this.addSql(`drop table if exists "account_member" cascade;`);
    this.addSql(`drop table if exists "account" cascade;`);
    this.addSql(`drop function if exists "refuse_change_of_audit_trail";`);
  }
}
