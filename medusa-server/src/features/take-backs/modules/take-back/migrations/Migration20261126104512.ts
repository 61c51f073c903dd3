import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104512 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_take_back_event_take_back_id_state_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_event_take_back_id_state_unique" ON "take_back_event" ("take_back_id", "state");`);
    this.addSql(`drop index if exists "IDX_take_back_event_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_event_created_at" ON "take_back_event" ("created_at");`);
    this.addSql(`drop index if exists "IDX_take_back_note_take_back_id_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_note_take_back_id_created_at" ON "take_back_note" ("take_back_id", "created_at");`);
    this.addSql(`drop index if exists "IDX_take_back_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_number_unique" ON "take_back" ("number");`);
    this.addSql(`drop index if exists "IDX_take_back_token_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_token_hash_unique" ON "take_back" ("token_hash");`);
    this.addSql(`drop index if exists "IDX_take_back_former_token_hash";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_former_token_hash" ON "take_back" ("former_token_hash");`);
    this.addSql(`drop index if exists "IDX_take_back_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_order_id" ON "take_back" ("order_id");`);
    this.addSql(`drop index if exists "IDX_take_back_email";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_email" ON "take_back" ("email");`);
    this.addSql(`drop index if exists "IDX_take_back_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_created_at" ON "take_back" ("created_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_take_back_event_take_back_id_state_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_event_take_back_id_state_unique" ON "take_back_event" ("take_back_id", "state") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_event_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_event_created_at" ON "take_back_event" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_note_take_back_id_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_note_take_back_id_created_at" ON "take_back_note" ("take_back_id", "created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_number_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_number_unique" ON "take_back" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_token_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_take_back_token_hash_unique" ON "take_back" ("token_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_former_token_hash";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_former_token_hash" ON "take_back" ("former_token_hash") WHERE former_token_hash is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_order_id" ON "take_back" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_email";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_email" ON "take_back" ("email") WHERE email is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_take_back_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_take_back_created_at" ON "take_back" ("created_at") WHERE deleted_at IS NULL;`);
  }

}
