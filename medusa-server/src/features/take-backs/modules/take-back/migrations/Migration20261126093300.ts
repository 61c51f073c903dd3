import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Lets links that were mailed under a former secret open a take-back still. */
export class Migration20261126093300 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table "take_back" add column if not exists "former_token_hash" text null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_former_token_hash" ON "take_back" ("former_token_hash") WHERE former_token_hash is not null AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "take_back" drop column if exists "former_token_hash";`);
  }

}
