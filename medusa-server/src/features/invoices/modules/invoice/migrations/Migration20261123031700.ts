import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123031700 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "invoice_approval" ("id" text not null, "order_id" text not null, "organization_key" text null, "state" text check ("state" in ('not_needed', 'awaiting', 'approved', 'refused', 'expired')) not null, "decide_by" timestamptz null, "decided_at" timestamptz null, "decided_by" text null, "reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "invoice_approval_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_deleted_at" ON "invoice_approval" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_invoice_approval_order_id_unique" ON "invoice_approval" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_organization_key" ON "invoice_approval" ("organization_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_invoice_approval_decide_by" ON "invoice_approval" ("decide_by") WHERE state = 'awaiting' AND deleted_at IS NULL;`);
    // Companies that ordered by invoice before keep their history. A new database has no orders, nor their table yet.
    this.addSql(`do $$ begin
      if to_regclass('"order_address"') is not null then
        insert into "invoice_approval" ("id", "order_id", "organization_key", "state")
        select 'invapp_' || o."id", o."id", upper(a."country_code") || nullif(case
            when lower(a."country_code") = 'fr' then left(n."number", 9)
            when lower(a."country_code") = 'gb' and n."number" <> '' then lpad(n."number", greatest(8, length(n."number")), '0')
            else n."number" end, ''), 'not_needed'
        from "order" o
        join "order_address" a on a."id" = o."billing_address_id"
        cross join lateral (select upper(regexp_replace(coalesce(a."metadata"->>'organizationNumber', ''), '[^[:alnum:]]', '', 'g')) as "number") n
        where o."metadata"->>'paymentMethod' in ('e_invoice', 'invoice_email', 'invoice_mail') and o."deleted_at" is null
        on conflict do nothing;
      end if;
    end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "invoice_approval" cascade;`);
  }

}
