/** Spent: taken for a placing, and kept by its order. Given back: the placing was given up, or the order cancelled or returned. */
export const movementKinds = ["issued", "spent", "given_back"] as const;
export type MovementKind = (typeof movementKinds)[number];
