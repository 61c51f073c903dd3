import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Settings, address book, invitations and contract prices of an account, and its customer. */
export class Migration20261124201743 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "account" add column if not exists "first_name" text not null default '', add column if not exists "last_name" text not null default '', add column if not exists "cell_number" text not null default '', add column if not exists "country" text null, add column if not exists "organization_number" text not null default '', add column if not exists "vat_number" text not null default '', add column if not exists "gln_or_peppol_id" text not null default '', add column if not exists "reference_code" text not null default '', add column if not exists "invoice_email" text not null default '', add column if not exists "payment_terms_days" integer null, add column if not exists "newsletter" boolean not null default false, add column if not exists "customer_id" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_customer_id" ON "account" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`alter table "account_member" add column if not exists "wish_list" text[] not null default '{}';`);

    this.addSql(`create table if not exists "account_invitation" ("id" text not null, "account_id" text not null, "email" text not null, "role" text check ("role" in ('owner', 'buyer', 'viewer')) not null, "invited_by" text not null, "language" text not null, "site" text not null, "token_hash" text null, "expires_at" timestamptz not null, "accepted_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_invitation_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_invitation_deleted_at" ON "account_invitation" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_invitation_account_id_email_unique" ON "account_invitation" ("account_id", "email") WHERE accepted_by is null AND deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_invitation_token_hash_unique" ON "account_invitation" ("token_hash") WHERE token_hash is not null AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "account_address" ("id" text not null, "account_id" text not null, "first_name" text not null, "last_name" text not null, "company" text not null, "address_line_1" text not null, "address_line_2" text not null, "zip" text not null, "city" text not null, "state" text not null, "country" text not null, "cell_number" text not null, "is_billing" boolean not null, "is_shipping" boolean not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_address_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_address_deleted_at" ON "account_address" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_address_account_id" ON "account_address" ("account_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "agreement" ("id" text not null, "account_id" text not null, "target" text not null, "discount_percentage" real not null, "valid_from" text null, "valid_to" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "agreement_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_deleted_at" ON "agreement" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_account_id" ON "agreement" ("account_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "agreement_change" ("id" text not null, "agreement_id" text not null, "account_id" text not null, "actor_id" text not null, "action" text check ("action" in ('added', 'changed', 'ended')) not null, "before" jsonb null, "after" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "agreement_change_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_change_deleted_at" ON "agreement_change" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_agreement_change_account_id_created_at" ON "agreement_change" ("account_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`create or replace function "refuse_change_of_audit_trail"() returns trigger language plpgsql as 'begin raise exception ''An audit trail is only ever added to''; end';`);
    this.addSql(`create or replace trigger "agreement_change_append_only" before update or delete on "agreement_change" for each row execute function "refuse_change_of_audit_trail"();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "agreement_change" cascade;`);
    this.addSql(`drop function if exists "refuse_change_of_audit_trail"();`);
    this.addSql(`drop table if exists "agreement" cascade;`);
    this.addSql(`drop table if exists "account_address" cascade;`);
    this.addSql(`drop table if exists "account_invitation" cascade;`);
    this.addSql(`alter table "account_member" drop column if exists "wish_list";`);
    this.addSql(`drop index if exists "IDX_account_customer_id";`);
    this.addSql(`alter table "account" drop column if exists "first_name", drop column if exists "last_name", drop column if exists "cell_number", drop column if exists "country", drop column if exists "organization_number", drop column if exists "vat_number", drop column if exists "gln_or_peppol_id", drop column if exists "reference_code", drop column if exists "invoice_email", drop column if exists "payment_terms_days", drop column if exists "newsletter", drop column if exists "customer_id";`);
  }

}
