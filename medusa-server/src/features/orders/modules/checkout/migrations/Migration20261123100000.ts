import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123100000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "swish_ids" text[] not null default '{}';`);
    this.addSql(`update "checkout" set "swish_ids" = array["payment"->>'id'] where "payment"->>'kind' = 'swish' and "payment"->>'id' is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout" drop column if exists "swish_ids";`);
  }

}
