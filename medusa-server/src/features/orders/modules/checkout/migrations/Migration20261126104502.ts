import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Indexes of all rows: a statement uses them whether or not it names `deleted_at` (docs/decisions/0085). */
export class Migration20261126104502 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`drop index if exists "IDX_checkout_expires_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_expires_at" ON "checkout" ("expires_at");`);
    this.addSql(`drop index if exists "IDX_checkout_payment_reference_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_payment_reference_unique" ON "checkout" ("payment_reference");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_order_id" ON "checkout" ("order_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_cart_id" ON "checkout" ("cart_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_placing_at" ON "checkout" ("placing_at") WHERE placing_at is not null AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_updated_at" ON "checkout" ("updated_at") WHERE order_id is not null and data <> '{}' AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_payment_check_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_check_created_at" ON "payment_check" ("created_at");`);
    this.addSql(`drop index if exists "IDX_purchase_cart_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_purchase_cart_id_unique" ON "purchase" ("cart_id");`);
    this.addSql(`drop index if exists "IDX_purchase_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_purchase_order_id_unique" ON "purchase" ("order_id");`);
    this.addSql(`drop index if exists "IDX_purchase_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_account_id" ON "purchase" ("account_id");`);
    this.addSql(`drop index if exists "IDX_purchase_email";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_email" ON "purchase" ("email");`);
    this.addSql(`drop index if exists "IDX_purchase_promotion_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_promotion_id" ON "purchase" ("promotion_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_gift_cards" ON "purchase" ("gift_cards") WHERE gift_cards > 0 AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_checkout_expires_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_checkout_expires_at" ON "checkout" ("expires_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_checkout_payment_reference_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_checkout_payment_reference_unique" ON "checkout" ("payment_reference") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_checkout_order_id";`);
    this.addSql(`drop index if exists "IDX_checkout_cart_id";`);
    this.addSql(`drop index if exists "IDX_checkout_placing_at";`);
    this.addSql(`drop index if exists "IDX_checkout_updated_at";`);
    this.addSql(`drop index if exists "IDX_payment_check_created_at";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_check_created_at" ON "payment_check" ("created_at") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_purchase_cart_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_purchase_cart_id_unique" ON "purchase" ("cart_id") WHERE deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_purchase_order_id_unique";`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_purchase_order_id_unique" ON "purchase" ("order_id") WHERE order_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_purchase_account_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_account_id" ON "purchase" ("account_id") WHERE account_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_purchase_email";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_email" ON "purchase" ("email") WHERE email is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_purchase_promotion_id";`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_purchase_promotion_id" ON "purchase" ("promotion_id") WHERE promotion_id is not null AND deleted_at IS NULL;`);
    this.addSql(`drop index if exists "IDX_purchase_gift_cards";`);
  }

}
