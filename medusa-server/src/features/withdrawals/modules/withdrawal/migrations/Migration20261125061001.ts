import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What number was typed, and who assigned the order: of statements from before, the number that they have is all that is known. */
export class Migration20261125061001 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "withdrawal" add column if not exists "typed_order_number" text null, add column if not exists "assigned_by" text null;`);
    this.addSql(`update "withdrawal" set "typed_order_number" = "order_number" where "email" is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "withdrawal" drop column if exists "typed_order_number", drop column if exists "assigned_by";`);
  }

}
