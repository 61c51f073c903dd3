import { model } from "../../../../../platform/database.ts";

/** The BFF's checkout, with the cart and the order made from it. */
export const Checkout = model
  .define("checkout", {
    id: model.text().primaryKey(),
    /** Incremented by each save; a save succeeds only for the caller that knows the current value. */
    version: model.number(),
    /** The BFF's record, opaque here. */
    data: model.json(),
    /** The cart of the payment that was prepared last. */
    cart_id: model.text().nullable(),
    order_id: model.text().nullable(),
    /** Hash of the priced checkout with which the stored record was placed; null for a record that was not placed. */
    accepted_hash: model.text().nullable(),
    /** The Acceptance (see the contract) of the record that was placed. The order's purchase gets a copy. */
    acceptance: model.json().nullable(),
    /** Set while creating the order; a stale value marks a crashed process. */
    placing_at: model.dateTime().nullable(),
    /**
     * Identifies the checkout at payment providers: 32 random hexadecimal digits. They must not get the checkout's id,
     * which gives access to the checkout.
     */
    payment_reference: model.text(),
    /** The data with which the browser makes the prepared payment. */
    payment: model.json().nullable(),
    /** Every Swish payment request made for the checkout, abandoned ones included. */
    swish_ids: model.array().default([]),
    /** The token that the payment method's own form gave the browser for its provider. */
    payment_token: model.text().nullable(),
    /**
     * Set from the start of placing until the order is made or given up: until then the payment is awaited and stock is
     * held.
     */
    held_until: model.dateTime().nullable(),
    /** Hash of the address that placed the order; null when unknown. */
    client_hash: model.text().nullable(),
    /** Number of holds that ended without an order, except after failed payments, and the time of the last one. */
    holds_ended: model.number().default(0),
    hold_ended_at: model.dateTime().nullable(),
    /** The latest version whose placement was given up. This version and older ones can no longer be placed. */
    cancelled_version: model.number().default(0),
    /** The placement was given up because the payment failed; the next call to place it reports that. */
    payment_failed: model.boolean().default(false),
    /** The order's money is authorized and not captured yet. */
    capture_due: model.boolean().default(false),
    /** The customer requested a cancellation that is not carried out yet. */
    cancel_due: model.boolean().default(false),
    /** Consecutive failures of the sweeper's checks, and the earliest time of the next check. */
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
    /** Finished checkouts whose records the nightly job empties after their retention period. */
    { on: ["updated_at"], where: "order_id is not null and data <> '{}'" },
  ]);
