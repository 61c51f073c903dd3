/**
 * The internal API between the BFF and medusa-server below /internal: every call as data. The BFF's client, the methods
 * of its ports and medusa-server's routes are derived from it.
 */
export * from "./acceptance.ts";
export * from "./account-members.ts";
export * from "./account-orders.ts";
export * from "./accounts.ts";
export { call, type CallResult, type Calls, type CallsOf, type Immutable, type PathParams } from "./call.ts";
export * from "./idempotency.ts";
export * from "./catalogue.ts";
export * from "./checkouts.ts";
export * from "./club.ts";
export * from "./coupons.ts";
export * from "./enquiries.ts";
export * from "./gift-cards.ts";
export * from "./newsletter.ts";
export * from "./personal-data.ts";
export * from "./placement.ts";
export * from "./prepared-payment.ts";
export * from "./priced-checkout.ts";
export * from "./settings.ts";
export * from "./shipping-options.ts";
export * from "./site-messages.ts";
export * from "./stock-notifications.ts";
export * from "./take-backs.ts";
export * from "./uploads.ts";
export * from "./withdrawals.ts";
