export type PlacingState = "none" | "awaiting_payment" | "cancelled";

/** What a checkout's row says of the placing of the record in it; a placed one is told by its order. */
export function toPlacingState(row: {
  version: number;
  order_id: string | null;
  held_until: Date | null;
  cancelled_version: number;
}): PlacingState {
  if (row.order_id !== null) return "none";
  if (row.held_until !== null) return "awaiting_payment";
  return row.cancelled_version >= row.version ? "cancelled" : "none";
}
