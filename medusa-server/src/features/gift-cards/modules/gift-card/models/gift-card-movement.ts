import { model } from "@medusajs/framework/utils";
import { movementKinds } from "../movement-kinds.ts";

/** A movement of a gift card's balance. Rows are added, never changed. */
export const GiftCardMovement = model
  .define("gift_card_movement", {
    id: model.id({ prefix: "gcmove" }).primaryKey(),
    gift_card_id: model.text(),
    kind: model.enum([...movementKinds]),
    /** Minor units; negative for money that is taken. */
    amount: model.number(),
    /** A repeated operation has the same key and adds no movement. */
    key: model.text(),
    /** The cart that the card pays for and that the order is created from; null for an issued or paid-out movement. */
    cart_id: model.text().nullable(),
    checkout_id: model.text().nullable(),
    /** Why and how the balance was paid out. */
    note: model.text().nullable(),
  })
  .indexes([
    { on: ["gift_card_id"], where: null },
    { on: ["key"], unique: true, where: null },
    { on: ["cart_id"], where: null },
    { on: ["kind", "created_at"], where: null },
  ]);
