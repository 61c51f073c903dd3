import { type PlacedOrder, removeDirectionOverrides } from "@spolverk/domain";
import { z } from "zod";
import { type AcceptedCheckout, storedCheckoutSchema } from "./stored-checkout.ts";
import { UnreadableCheckoutError } from "./unreadable-checkout-error.ts";

export type { AcceptedCheckout, VatCheck } from "./stored-checkout.ts";

export type CheckoutRecord = z.infer<typeof storedCheckoutSchema>;

/** A checkout record in its stored form. */
export type StoredRecord = Omit<CheckoutRecord, "accepted"> & {
  format: number;
  accepted: (AcceptedCheckout & { order: null }) | null;
};

/** The backend's state of a checkout, beside the record. */
type BackendState = {
  placing: "none" | "awaitingPayment" | "cancelled";
  isInProgress: boolean;
  order: PlacedOrder | null;
  payment: object | null;
};

/** Format of the records that this release stores. */
const checkoutFormat = 2;

/** Each step upgrades a record from the format of its key to the next one. */
const upgrades: Readonly<Record<number, (stored: unknown) => unknown>> = {
  // Forms used to accept bidirectional control characters, which the backend refuses in an order.
  1: (stored) =>
    JSON.parse(JSON.stringify(stored), (_, value: unknown) =>
      typeof value === "string" ? removeDirectionOverrides(value) : value,
    ),
};

/** The oldest records have no `format` field: they count as format 1. */
const formatSchema = z.object({ format: z.int().positive().default(1) });
const changedAtSchema = z.object({ changedAt: z.iso.datetime() });

export function toStoredRecord({ accepted, ...record }: CheckoutRecord): StoredRecord {
  return {
    format: checkoutFormat,
    ...record,
    // Releases before format 2 cannot read an accepted checkout without the field `order`. They run beside this release
    // during a deploy, and again after a rollback. Remove this in the release after the first one with format 2.
    accepted: accepted && { ...accepted, order: null },
  };
}

/**
 * Reads a record that this release, an earlier or a later one stored.
 * @throws UnreadableCheckoutError for an invalid record
 */
export function readCheckoutRecord(stored: unknown, state: BackendState): CheckoutRecord {
  const result = storedCheckoutSchema.safeParse(upgrade(stored));
  if (result.success) return result.data;
  const { order, payment, isInProgress, placing } = state;
  throw new UnreadableCheckoutError({
    mayBePaid: order !== null || payment !== null || isInProgress || placing === "awaitingPayment",
    orderNumber: order?.number ?? null,
    changedAt: changedAtSchema.safeParse(stored).data?.changedAt ?? null,
    cause: result.error,
  });
}

function upgrade(stored: unknown): unknown {
  const from = formatSchema.safeParse(stored).data?.format ?? checkoutFormat;
  let record = stored;
  for (let format = from; format < checkoutFormat; format += 1) record = upgrades[format]?.(record) ?? record;
  return record;
}
