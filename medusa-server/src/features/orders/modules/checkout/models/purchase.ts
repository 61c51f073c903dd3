import { model } from "../../../../../platform/database.ts";

/**
 * What a checkout's cart, and the order that it becomes, has to remember and Medusa has no place for. The columns are what
 * rows are found by; all of it stands in `priced`.
 */
export const Purchase = model
  .define("purchase", {
    id: model.id({ prefix: "pur" }).primaryKey(),
    checkout_id: model.text(),
    cart_id: model.text(),
    /** Null until the cart has become an order. */
    order_id: model.text().nullable(),
    /** Of the account that the order belongs to; null for a guest's, which an account may claim later. */
    account_id: model.text().nullable(),
    /** Whom the use of a coupon was counted for: the customer that the order was placed as, whoever has claimed it since. */
    customer_id: model.text().nullable(),
    /** In lower case; null once the order forgets the customer. */
    email: model.text().nullable(),
    /** By which a merchandiser finds the payment at its provider; the same for all carts of a checkout. */
    payment_reference: model.text(),
    /** Of `priced`: tells one priced checkout from another. */
    hash: model.text(),
    language: model.text(),
    payment_method: model.text(),
    /** Where an invoice by e-mail goes; null where it goes to the buyer. */
    invoice_email: model.text().nullable(),
    /** Of a coupon that takes something off. */
    promotion_id: model.text().nullable(),
    /** How many gift cards are bought. */
    gift_cards: model.number(),
    /** A PricedCheckout of the contract; null once the order is so old that it forgets the customer. */
    priced: model.json().nullable(),
    /** An Acceptance of the contract: what was agreed to with the order. Null until then, and for orders from before. */
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
