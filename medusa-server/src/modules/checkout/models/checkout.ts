import { model } from "@medusajs/framework/utils";

/** A checkout as the BFF keeps it, and the cart and order that came of it. */
export const Checkout = model
  .define("checkout", {
    id: model.text().primaryKey(),
    /** Counts the saves; only the saver that knows the last one may save. */
    version: model.number(),
    /** The BFF's record, opaque here. */
    data: model.json(),
    /** The cart of the draft prepared last. */
    cart_id: model.text().nullable(),
    order_id: model.text().nullable(),
    /** Set while an order is being made; found set by the next caller, it tells of a process that died. */
    placing_at: model.dateTime().nullable(),
    expires_at: model.dateTime(),
  })
  .indexes([{ on: ["expires_at"] }]);
