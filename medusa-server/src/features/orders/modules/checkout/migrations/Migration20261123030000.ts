import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123030000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "payment_reference" text null;`);
    // What providers were told of the checkouts there are, so that their payments are still found.
    this.addSql(`update "checkout" set "payment_reference" = replace("id", '-', '') where "payment_reference" is null;`);
    this.addSql(`alter table if exists "checkout" alter column "payment_reference" set not null;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_payment_reference_unique" ON "checkout" ("payment_reference") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout" drop column if exists "payment_reference";`);
  }

}
