import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readCarriers } from "@spolverk/content";
import { expectPresent } from "../../database/expect-present.ts";
import { readRows } from "../../database/read-rows.ts";
import type { OrderLineNames, ParcelFacts } from "./order-facts.ts";

export const parcelRow = z.object({
  items: z.array(
    z.object({ line_item_id: z.string().nullish(), title: z.string(), quantity: z.coerce.number() }),
  ),
  labels: z
    .array(z.object({ tracking_number: z.string().nullish(), tracking_url: z.string().nullish() }))
    .nullish(),
  shipping_option: z.object({ data: z.object({ carrier: z.string() }).nullish().catch(null) }).nullish(),
});

export const parcelFields = ["items.*", "labels.*", "shipping_option.data"];

/** Reads a parcel that was handed to a carrier. */
export async function readParcelFacts(
  container: MedusaContainer,
  fulfillmentId: string,
  names: OrderLineNames,
): Promise<ParcelFacts> {
  const [found] = await readRows(container, parcelRow, {
    entity: "fulfillment",
    fields: parcelFields,
    filters: { id: fulfillmentId },
  });
  return toParcelFacts(expectPresent(found, `fulfilment ${fulfillmentId}`), names);
}

/** @param names of the order's lines, by id */
export function toParcelFacts(
  { items, labels, shipping_option }: z.infer<typeof parcelRow>,
  names: OrderLineNames,
): ParcelFacts {
  const carrier = readCarriers().find(({ id }) => id === shipping_option?.data?.carrier);
  return {
    carrier: carrier?.name ?? null,
    lines: items.map(({ line_item_id, title, quantity }) => ({
      quantity,
      ...(names.get(line_item_id ?? "") ?? { name: title, variation: "" }),
    })),
    tracking: (labels ?? []).flatMap(({ tracking_number, tracking_url }) =>
      tracking_number
        ? [{ number: tracking_number, url: toWebAddress(tracking_url) ?? carrier?.trackingUrl ?? null }]
        : [],
    ),
  };
}

/** Accepts web addresses only: Medusa's own form leaves "#" when no address was entered. */
function toWebAddress(text: string | null | undefined): string | null {
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}
