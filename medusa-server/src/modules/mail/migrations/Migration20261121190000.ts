import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121190000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "mail" drop constraint if exists "mail_kind_check";`);
    this.addSql(`alter table if exists "mail" add constraint "mail_kind_check" check ("kind" in ('order_confirmation', 'order_shipped', 'order_refunded', 'order_cancelled', 'gift_card', 'back_in_stock'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "mail" drop constraint if exists "mail_kind_check";`);
    this.addSql(`alter table if exists "mail" add constraint "mail_kind_check" check ("kind" in ('order_confirmation', 'order_shipped', 'order_refunded', 'order_cancelled', 'back_in_stock'));`);
  }

}
