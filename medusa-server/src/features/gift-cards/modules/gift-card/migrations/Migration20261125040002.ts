import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** A gift card that never expires, and one whose rest is paid out in money, as some laws ask. */
export class Migration20261125040002 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "gift_card" alter column "expires_at" drop not null;`);
    this.addSql(`alter table "gift_card_movement" add column if not exists "note" text null;`);
    this.addSql(`alter table "gift_card_movement" drop constraint if exists "gift_card_movement_kind_check";`);
    this.addSql(`alter table "gift_card_movement" add constraint "gift_card_movement_kind_check" check ("kind" in ('issued', 'spent', 'given_back', 'paid_out'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`update "gift_card" set "expires_at" = '9999-12-31' where "expires_at" is null;`);
    this.addSql(`alter table "gift_card" alter column "expires_at" set not null;`);
    this.addSql(`alter table "gift_card_movement" drop column if exists "note";`);
  }

}
