import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104504 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_gift_card_movement_gift_card_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_movement_gift_card_id" ON "gift_card_movement" ("gift_card_id");`);
    this.addSql(`drop index if exists "IDX_gift_card_movement_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_gift_card_movement_key_unique" ON "gift_card_movement" ("key");`);
    this.addSql(`drop index if exists "IDX_gift_card_movement_cart_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_movement_cart_id" ON "gift_card_movement" ("cart_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_movement_kind_created_at" ON "gift_card_movement" ("kind", "created_at");`);
    this.addSql(`drop index if exists "IDX_gift_card_code_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_gift_card_code_hash_unique" ON "gift_card" ("code_hash");`);
    this.addSql(`drop index if exists "IDX_gift_card_order_line_id_piece_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_gift_card_order_line_id_piece_unique" ON "gift_card" ("order_line_id", "piece");`);
    this.addSql(`drop index if exists "IDX_gift_card_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_order_id" ON "gift_card" ("order_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_created_at" ON "gift_card" ("created_at");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_gift_card_movement_gift_card_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_movement_gift_card_id" ON "gift_card_movement" ("gift_card_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_gift_card_movement_key_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_gift_card_movement_key_unique" ON "gift_card_movement" ("key") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_gift_card_movement_cart_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_movement_cart_id" ON "gift_card_movement" ("cart_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_gift_card_movement_kind_created_at";`);
    this.addSql(`drop index if exists "IDX_gift_card_code_hash_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_gift_card_code_hash_unique" ON "gift_card" ("code_hash") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_gift_card_order_line_id_piece_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_gift_card_order_line_id_piece_unique" ON "gift_card" ("order_line_id", "piece") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_gift_card_order_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_gift_card_order_id" ON "gift_card" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_gift_card_created_at";`);
  }

}
