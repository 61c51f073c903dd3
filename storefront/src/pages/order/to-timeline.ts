import type { Order } from "@spolverk/bff/contract";

type TimelineStep = {
  name:
    | "placed"
    | "awaiting_approval"
    | "awaiting_payment"
    | "processing"
    | "packed"
    | "partly_shipped"
    | "shipped"
    | "delivered"
    | "cancelled"
    | "refunded";
  state: "done" | "current" | "upcoming";
  /** When the step was reached, ISO 8601; null when that is unknown or the step is upcoming. */
  at: string | null;
};

type TimelineInput = Pick<Order, "state" | "placedAt" | "shippingOption"> & {
  parcels: readonly Pick<Order["parcels"][number], "sentAt" | "deliveredAt">[];
};

/** The steps of an order from placing to delivery, with the current step marked. */
export function toTimeline({ state, placedAt, parcels, shippingOption }: TimelineInput): TimelineStep[] {
  const placed: TimelineStep = { name: "placed", state: "done", at: placedAt };
  if (state === "cancelled" || state === "refunded") {
    return [placed, { name: state, state: "current", at: null }];
  }
  const isWaiting = state === "awaiting_approval" || state === "awaiting_payment";
  const begin = isWaiting ? state : "processing";
  const send = state === "partly_shipped" ? state : "shipped";
  const names = shippingOption
    ? ([begin, "packed", send, "delivered"] as const)
    : ([begin, "delivered"] as const);
  const current = names.findIndex((name) => name === state);
  // In the last state no further step is upcoming, so that the step counts as done.
  const isAtEnd = state === "delivered";
  const steps = names.map((name, index): TimelineStep => {
    const isDone = index < current || isAtEnd;
    return {
      name,
      state: isDone ? "done" : index === current ? "current" : "upcoming",
      at: index <= current ? toDate(name, parcels) : null,
    };
  });
  return [placed, ...steps];
}

/** Shipping starts with the first parcel; delivery ends with the last. */
function toDate(name: TimelineStep["name"], parcels: TimelineInput["parcels"]): string | null {
  if (name === "shipped" || name === "partly_shipped") {
    return (
      parcels
        .flatMap(({ sentAt }) => sentAt ?? [])
        .toSorted()
        .at(0) ?? null
    );
  }
  if (name === "delivered") {
    return (
      parcels
        .flatMap(({ deliveredAt }) => deliveredAt ?? [])
        .toSorted()
        .at(-1) ?? null
    );
  }
  return null;
}
