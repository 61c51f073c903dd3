import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121104500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "lock_lease" ("key" text not null, "owner_id" text null, "expires_at" timestamptz null, constraint "lock_lease_pkey" primary key ("key"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "lock_lease";`);
  }
}
