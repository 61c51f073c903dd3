import type { z } from "zod";

type UnreadableCheckout = {
  /** The backend has an order, a payment or a placing of it, so that money may have been taken. */
  mayBePaid: boolean;
  /** The number of its order; null without one. */
  orderNumber: string | null;
  /** ISO date-time of the last save; null where the record does not say it. */
  changedAt: string | null;
  cause: z.ZodError;
};

/** A stored checkout exists, and this release cannot read its record: a defect, whatever the shopper sees of it. */
export class UnreadableCheckoutError extends Error {
  override readonly name = "UnreadableCheckoutError";
  readonly mayBePaid: boolean;
  readonly orderNumber: string | null;
  readonly changedAt: string | null;

  constructor({ mayBePaid, orderNumber, changedAt, cause }: UnreadableCheckout) {
    // Paths and kinds of what is wrong, and no values: those are personal details.
    const problems = cause.issues.map(({ path, code }) => `${path.join(".")}: ${code}`).join(", ");
    super(`The record of a checkout cannot be read (${problems})`);
    this.mayBePaid = mayBePaid;
    this.orderNumber = orderNumber;
    this.changedAt = changedAt;
  }
}
