import type { z } from "zod";

type UnreadableCheckout = {
  /** The backend has an order, a payment or a running placement, so money may have been taken. */
  mayBePaid: boolean;
  /** The order number; null without an order. */
  orderNumber: string | null;
  /** ISO date-time of the last save; null when the record lacks it. */
  changedAt: string | null;
  cause: z.ZodError;
};

/**
 * A checkout is stored, but this release cannot read its record. That is a defect, also when the shopper's reply only
 * says that there is no such checkout.
 */
export class UnreadableCheckoutError extends Error {
  override readonly name = "UnreadableCheckoutError";
  readonly mayBePaid: boolean;
  readonly orderNumber: string | null;
  readonly changedAt: string | null;

  constructor({ mayBePaid, orderNumber, changedAt, cause }: UnreadableCheckout) {
    // Paths and kinds of the problems without values, which are personal details.
    const problems = cause.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
    super(`The record of a checkout cannot be read (${problems})`);
    this.mayBePaid = mayBePaid;
    this.orderNumber = orderNumber;
    this.changedAt = changedAt;
  }
}
