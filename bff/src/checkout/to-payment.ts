import { isUncharged, type PaymentMethod, type PreparedPayment } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";

/**
 * The payment data that the browser needs for the chosen method; none when the last prepared payment belongs to another
 * method.
 */
export function toPayment(
  method: PaymentMethod | null,
  prepared: PreparedPayment | null,
): Checkout["payment"] {
  if (method === null || prepared === null) return { kind: "none" };
  const isOthers =
    (prepared.kind === "manual" && !isUncharged(method)) ||
    (prepared.kind === "pay_later" && method !== prepared.category) ||
    ((prepared.kind === "stripe" || prepared.kind === "swish") && method !== prepared.kind);
  return isOthers ? { kind: "none" } : prepared;
}
