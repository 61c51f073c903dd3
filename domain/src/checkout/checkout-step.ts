/** The steps of a checkout in their order. */
export const checkoutSteps = ["account", "address", "shipping", "payment", "confirmation"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];
