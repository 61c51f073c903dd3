import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121170000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "checkout" add column if not exists "payment_failed" boolean not null default false;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "checkout" drop column if exists "payment_failed";`);
  }

}
