import { model } from "../../../../../platform/database.ts";

/** A checkout as the BFF keeps it, and the cart and order that came of it. */
export const Checkout = model
  .define("checkout", {
    id: model.text().primaryKey(),
    /** Counts the saves; only the saver that knows the last one may save. */
    version: model.number(),
    /** The BFF's record, opaque here. */
    data: model.json(),
    /** The cart that was prepared last. */
    cart_id: model.text().nullable(),
    order_id: model.text().nullable(),
    /** Of the priced checkout that the stored record was placed with; null for a record that was not. */
    accepted_hash: model.text().nullable(),
    /** An Acceptance of the contract, of the same record; its order gets it. */
    acceptance: model.json().nullable(),
    /** Set while an order is being made; found set by the next caller, it tells of a process that died. */
    placing_at: model.dateTime().nullable(),
    /** How payment providers know the checkout, whose id gives access to it. 32 random hexadecimal digits. */
    payment_reference: model.text(),
    /** What the browser needs to pay the prepared payment. */
    payment: model.json().nullable(),
    /** Every Swish payment request that was made for it, the given up ones too. */
    swish_ids: model.array().default([]),
    /** What the method's own form gave the browser for its provider. */
    payment_token: model.text().nullable(),
    /**
     * Set from the start of placing until the order is made or given up: until then its payment is waited
     * for and its stock held.
     */
    held_until: model.dateTime().nullable(),
    /** Names the address that the order was asked for from; null when it is not known. */
    client_hash: model.text().nullable(),
    /** How often stock was held for it and given back without an order, but for failed payments; and when last. */
    holds_ended: model.number().default(0),
    hold_ended_at: model.dateTime().nullable(),
    /** A record of this version or an older one is not placed any more: its placing was given up. */
    cancelled_version: model.number().default(0),
    /** It was given up because the payment failed: the next call to place it says so. */
    payment_failed: model.boolean().default(false),
    /** The order's money is authorized and still to be taken. */
    capture_due: model.boolean().default(false),
    /** The customer has asked to cancel the order, which is not done yet. */
    cancel_due: model.boolean().default(false),
    /** Checks of the sweeper that failed in a row, and before when it does not check again. */
    failed_checks: model.number().default(0),
    check_after: model.dateTime().nullable(),
    expires_at: model.dateTime(),
  })
  .indexes([
    { on: ["expires_at"], where: null },
    { on: ["payment_reference"], unique: true, where: null },
    { on: ["order_id"], where: null },
    { on: ["cart_id"], where: null },
    { on: ["placing_at"], where: "placing_at is not null" },
    { on: ["held_until"], where: "held_until is not null" },
    { on: ["capture_due"], where: "capture_due" },
    { on: ["cancel_due"], where: "cancel_due" },
    { on: ["client_hash", "hold_ended_at"], where: "hold_ended_at is not null" },
    /** Those whose record is to be forgotten one day. */
    { on: ["updated_at"], where: "order_id is not null and data <> '{}'" },
  ]);
