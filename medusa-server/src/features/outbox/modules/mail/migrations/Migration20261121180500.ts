import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** The kinds are the code's to know: a new one needs no migration any more. */
export class Migration20261121180500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "mail" drop constraint if exists "mail_kind_check";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "mail" add constraint "mail_kind_check" check ("kind" in ('order_confirmation', 'order_shipped', 'order_refunded', 'order_cancelled', 'back_in_stock'));`);
  }

}
