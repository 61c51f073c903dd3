import { MedusaError } from "@medusajs/framework/utils";

export type PlaceFailure =
  | { kind: "not_enough_stock"; inventoryItemId: string | null }
  | { kind: "payment_failed" }
  | { kind: "coupon_used" }
  /** Too many wanted the same goods at once: a lock was not given in time, or Postgres ended a deadlock. */
  | { kind: "contention" }
  | { kind: "unexpected" };

const paymentErrors: readonly string[] = [
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
];

/** What kept Medusa from placing an order. Its errors tell stock and payment apart by their words only. */
export function toPlaceFailure(error: unknown): PlaceFailure {
  const { message, type } = readError(error);
  if (message.startsWith("Not enough stock available")) {
    return { kind: "not_enough_stock", inventoryItemId: /\biitem_\w+/.exec(message)?.[0] ?? null };
  }
  if (message.startsWith("Promotion usage exceeds")) return { kind: "coupon_used" };
  if (paymentErrors.includes(type) || message.includes("was not authorized with the provider")) {
    return { kind: "payment_failed" };
  }
  if (message.includes("deadlock detected") || message.startsWith("Timed-out acquiring lock")) {
    return { kind: "contention" };
  }
  return { kind: "unexpected" };
}

function readError(error: unknown): { message: string; type: string } {
  if (typeof error !== "object" || error === null) return { message: String(error), type: "" };
  return {
    message: "message" in error ? String(error.message) : "",
    type: "type" in error ? String(error.type) : "",
  };
}
