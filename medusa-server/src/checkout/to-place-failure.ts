export type PlaceFailure =
  | { kind: "not_enough_stock"; inventoryItemId: string | null }
  | { kind: "coupon_used" }
  /** Too many wanted the same goods at once: a lock was not given in time, or Postgres ended a deadlock. */
  | { kind: "contention" }
  | { kind: "unexpected" };

/** What kept Medusa from making an order. Its errors are told apart by their words only. */
export function toPlaceFailure(error: unknown): PlaceFailure {
  const message = readMessage(error);
  if (message.startsWith("Not enough stock available")) {
    return { kind: "not_enough_stock", inventoryItemId: /\biitem_\w+/.exec(message)?.[0] ?? null };
  }
  if (message.startsWith("Promotion usage exceeds")) return { kind: "coupon_used" };
  if (message.includes("deadlock detected") || message.startsWith("Timed-out acquiring lock")) {
    return { kind: "contention" };
  }
  return { kind: "unexpected" };
}

function readMessage(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  return "message" in error ? String(error.message) : "";
}
