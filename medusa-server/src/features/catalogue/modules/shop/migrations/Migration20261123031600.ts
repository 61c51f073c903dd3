import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A shop that exists already starts with the limit that a new one has (content/shop.yaml). */
export class Migration20261123031600 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "shop_setting" add column if not exists "invoice_credit_limit" jsonb not null default '{"sek": 5000, "eur": 450, "usd": 500, "dkk": 3400, "nok": 5200, "gbp": 390}';`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "shop_setting" drop column if exists "invoice_credit_limit";`);
  }

}
