import { z } from "@medusajs/framework/zod";
import { parcelFields, parcelRow } from "./read-parcel-facts.ts";

const number = z.coerce.number();
const date = z.coerce.date().nullish();
/** Amounts in decimal major units. */
const amounts = z.array(z.object({ amount: number })).nullish();
const pieces = z.object({
  quantity: number,
  fulfilled_quantity: number,
  shipped_quantity: number,
  delivered_quantity: number,
  return_requested_quantity: number,
  return_received_quantity: number,
  return_dismissed_quantity: number,
  written_off_quantity: number,
});

/** An order as Medusa returns it, with everything that an account reads. */
export const orderRow = z.object({
  id: z.string(),
  display_id: number,
  created_at: z.coerce.date(),
  canceled_at: date,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  items: z.array(
    z.object({
      id: z.string(),
      variant_id: z.string().nullish(),
      title: z.string(),
      subtitle: z.string().nullish(),
      detail: pieces,
    }),
  ),
  fulfillments: z
    .array(
      parcelRow.extend({
        location_id: z.string(),
        shipped_at: date,
        delivered_at: date,
        canceled_at: date,
      }),
    )
    .nullish(),
  payment_collections: z
    .array(
      z.object({
        payments: z
          .array(
            z.object({
              provider_id: z.string(),
              captured_at: date,
              canceled_at: date,
              captures: amounts,
              refunds: amounts,
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
  returns: z
    .array(
      z.object({
        id: z.string(),
        status: z.enum(["open", "requested", "received", "partially_received", "canceled"]),
        requested_at: date,
        created_at: z.coerce.date(),
        items: z.array(z.object({ item_id: z.string(), quantity: number })).nullish(),
      }),
    )
    .nullish(),
});
export type OrderRow = z.infer<typeof orderRow>;
export type OrderItem = OrderRow["items"][number];

export const orderFields = [
  "id",
  "display_id",
  "created_at",
  "canceled_at",
  "metadata",
  "items.*",
  "items.detail.*",
  "fulfillments.*",
  ...parcelFields.map((field) => `fulfillments.${field}`),
  "payment_collections.payments.*",
  "payment_collections.payments.captures.amount",
  "payment_collections.payments.refunds.amount",
  "returns.*",
  "returns.items.*",
];
