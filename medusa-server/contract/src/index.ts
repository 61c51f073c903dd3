/**
 * What the BFF and medusa-server say to each other over /internal: every request and reply as a schema, which both sides
 * parse with and take their types from.
 */
export * from "./acceptance.ts";
export * from "./account-orders.ts";
export * from "./accounts.ts";
export * from "./calls.ts";
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
export * from "./withdrawals.ts";
