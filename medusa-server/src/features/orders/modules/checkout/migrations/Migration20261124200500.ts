import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124200500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "purchase" add column if not exists "account_id" text null, add column if not exists "email" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_account_id" ON "purchase" ("account_id") WHERE account_id is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_email" ON "purchase" ("email") WHERE email is not null AND deleted_at IS NULL;`);
    this.addSql(`update "purchase" set "email" = "priced"->>'email', "priced" = jsonb_set("priced" || '{"accountId": null}', '{lines}', (
      select jsonb_agg(jsonb_build_object('discountSource', case when (line->>'discountPercentage')::numeric > 0 then 'sale' else 'none' end) || line order by place)
      from jsonb_array_elements("priced"->'lines') with ordinality as lines (line, place)))
      where "priced" is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`update "purchase" set "priced" = jsonb_set("priced" - 'accountId', '{lines}', (
      select jsonb_agg(line - 'discountSource' order by place)
      from jsonb_array_elements("priced"->'lines') with ordinality as lines (line, place)))
      where "priced" is not null;`);
    this.addSql(`alter table if exists "purchase" drop column if exists "account_id", drop column if exists "email";`);
  }

}
