import { model } from "@medusajs/framework/utils";
import { movementKinds } from "../movement-kinds.ts";

/** What went onto a gift card or off it. Rows are added, never changed. */
export const GiftCardMovement = model
  .define("gift_card_movement", {
    id: model.id({ prefix: "gcmove" }).primaryKey(),
    gift_card_id: model.text(),
    kind: model.enum([...movementKinds]),
    /** Minor units; what is taken off is negative. */
    amount: model.number(),
    /** The same thing done again has the same key, and changes nothing. */
    key: model.text(),
    /** The cart that was paid for, of which the order is made; null when the card was issued. */
    cart_id: model.text().nullable(),
    checkout_id: model.text().nullable(),
    /** Why it was paid out, and how. */
    note: model.text().nullable(),
  })
  .indexes([
    { on: ["gift_card_id"], where: null },
    { on: ["key"], unique: true, where: null },
    { on: ["cart_id"], where: null },
    { on: ["kind", "created_at"], where: null },
  ]);
