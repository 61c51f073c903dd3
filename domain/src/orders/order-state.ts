/** The states of an order as a customer sees them. */
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

/** The states of a return. */
export const returnStates = ["requested", "received", "cancelled"] as const;
export type ReturnState = (typeof returnStates)[number];
