/**
 * - spent: taken for a placing, and kept by its order.
 * - given_back: the placing was given up, or the order was cancelled or returned.
 * - paid_out: a merchandiser paid out the balance in money.
 */
export const movementKinds = ["issued", "spent", "given_back", "paid_out"] as const;
export type MovementKind = (typeof movementKinds)[number];
