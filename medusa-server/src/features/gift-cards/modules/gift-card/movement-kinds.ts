/**
 * Spent: taken for a placing, and kept by its order. Given back: the placing was given up, or the order cancelled or returned.
 * Paid out: a merchandiser paid what was left in money.
 */
export const movementKinds = ["issued", "spent", "given_back", "paid_out"] as const;
export type MovementKind = (typeof movementKinds)[number];
