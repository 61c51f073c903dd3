import { model } from "../../../../../platform/database.ts";

/**
 * What a checkout's cart, and the order made from it, store beyond Medusa's own fields. The columns are for look-ups;
 * `priced` contains everything.
 */
export const Purchase = model
  .define("purchase", {
    id: model.id({ prefix: "pur" }).primaryKey(),
    checkout_id: model.text(),
    cart_id: model.text(),
    /** Null until the cart has become an order. */
    order_id: model.text().nullable(),
    /** The account that owns the order; null for a guest's order, which an account may claim later. */
    account_id: model.text().nullable(),
    /**
     * The customer for whom the use of a coupon was counted: the one who placed the order, even if another account has
     * claimed the order since.
     */
    customer_id: model.text().nullable(),
    /** In lower case; null once the order is anonymized. */
    email: model.text().nullable(),
    /** Identifies the payment at its provider, for merchandisers; the same for all carts of a checkout. */
    payment_reference: model.text(),
    /** Hash of `priced`, which distinguishes priced checkouts. */
    hash: model.text(),
    language: model.text(),
    payment_method: model.text(),
    /** Recipient of an invoice by mail; null when the invoice goes to the buyer's address. */
    invoice_email: model.text().nullable(),
    /** Medusa's promotion of the coupon; null without a coupon. */
    promotion_id: model.text().nullable(),
    /** Number of gift cards bought. */
    gift_cards: model.number(),
    /** A PricedCheckout of the contract; null once the order is anonymized. */
    priced: model.json().nullable(),
    /**
     * The contract's Acceptance, which records the agreement. Null until the order is placed, and for orders from before
     * acceptances were stored.
     */
    acceptance: model.json().nullable(),
  })
  .indexes([
    { on: ["cart_id"], unique: true, where: null },
    { on: ["order_id"], unique: true, where: null },
    { on: ["account_id"], where: null },
    { on: ["email"], where: null },
    { on: ["promotion_id"], where: null },
    { on: ["gift_cards"], where: "gift_cards > 0" },
  ]);
