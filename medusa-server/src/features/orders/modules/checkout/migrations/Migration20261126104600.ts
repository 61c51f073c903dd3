import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Creates indexes on Medusa's own tables: on dates that jobs filter by, and on foreign keys to a cart, which the
 * database looks up when the cart is deleted (docs/decisions/0085).
 */
export class Migration20261126104600 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_order_created_at" ON "order" ("created_at");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_order_canceled_at" ON "order" ("canceled_at") WHERE canceled_at IS NOT NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_refund_created_at" ON "refund" ("created_at");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_fulfillment_shipped_at" ON "fulfillment" ("shipped_at") WHERE shipped_at IS NOT NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_payment_payment_collection_id" ON "payment" ("payment_collection_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_payment_session_payment_collection_id" ON "payment_session" ("payment_collection_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_capture_payment_id" ON "capture" ("payment_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_refund_payment_id" ON "refund" ("payment_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_shipping_address_id" ON "cart" ("shipping_address_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_billing_address_id" ON "cart" ("billing_address_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_credit_line_cart_id" ON "credit_line" ("cart_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_line_item_cart_id" ON "cart_line_item" ("cart_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_line_item_adjustment_item_id" ON "cart_line_item_adjustment" ("item_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_line_item_tax_line_item_id" ON "cart_line_item_tax_line" ("item_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_shipping_method_cart_id" ON "cart_shipping_method" ("cart_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_shipping_method_adjustment_shipping_method_id" ON "cart_shipping_method_adjustment" ("shipping_method_id");`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shop_cart_shipping_method_tax_line_shipping_method_id" ON "cart_shipping_method_tax_line" ("shipping_method_id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_order_created_at";`);
    this.addSql(`drop index if exists "IDX_shop_order_canceled_at";`);
    this.addSql(`drop index if exists "IDX_shop_refund_created_at";`);
    this.addSql(`drop index if exists "IDX_shop_fulfillment_shipped_at";`);
    this.addSql(`drop index if exists "IDX_shop_payment_payment_collection_id";`);
    this.addSql(`drop index if exists "IDX_shop_payment_session_payment_collection_id";`);
    this.addSql(`drop index if exists "IDX_shop_capture_payment_id";`);
    this.addSql(`drop index if exists "IDX_shop_refund_payment_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_shipping_address_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_billing_address_id";`);
    this.addSql(`drop index if exists "IDX_shop_credit_line_cart_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_line_item_cart_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_line_item_adjustment_item_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_line_item_tax_line_item_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_shipping_method_cart_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_shipping_method_adjustment_shipping_method_id";`);
    this.addSql(`drop index if exists "IDX_shop_cart_shipping_method_tax_line_shipping_method_id";`);
  }

}
