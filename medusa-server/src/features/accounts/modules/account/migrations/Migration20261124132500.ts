import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124132500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "account" ("id" text not null, "kind" text check ("kind" in ('individual', 'company')) not null, "name" text not null, "email" text not null, "referral_token" text not null, "referred_by" text null, "created_for" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_deleted_at" ON "account" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_referral_token_unique" ON "account" ("referral_token") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_created_for_unique" ON "account" ("created_for") WHERE created_for is not null AND deleted_at IS NULL;`);
    this.addSql(`create table if not exists "account_member" ("id" text not null, "account_id" text not null, "subject" text not null, "email" text not null, "role" text check ("role" in ('owner', 'buyer', 'viewer')) not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "account_member_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_member_deleted_at" ON "account_member" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_account_member_account_id_subject_unique" ON "account_member" ("account_id", "subject") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_account_member_subject" ON "account_member" ("subject") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "account_member" cascade;`);
    this.addSql(`drop table if exists "account" cascade;`);
  }

}
