/** How an order stands, as a customer reads it. */
export const orderStates = [
  "awaiting_approval",
  "awaiting_payment",
  "processing",
  "packed",
  "partly_shipped",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const;
export type OrderState = (typeof orderStates)[number];

/** How the return of goods stands. */
export const returnStates = ["requested", "received", "cancelled"] as const;
export type ReturnState = (typeof returnStates)[number];
