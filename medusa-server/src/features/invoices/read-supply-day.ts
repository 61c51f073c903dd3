import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toShopDay } from "@spolverk/domain";
import { readRows } from "../../database/read-rows.ts";

const date = z.coerce.date().nullish();
const orderRow = z.object({
  fulfillments: z
    .array(z.object({ shipped_at: date, delivered_at: date, canceled_at: date }).nullish())
    .nullish(),
});

/**
 * Reads the day on which the order's last parcel so far was sent, which its document names.
 * @returns an ISO date; null when nothing was sent
 */
export async function readSupplyDay(container: MedusaContainer, orderId: string): Promise<string | null> {
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["fulfillments.shipped_at", "fulfillments.delivered_at", "fulfillments.canceled_at"],
    filters: { id: orderId },
  });
  const sent = (order?.fulfillments ?? []).flatMap((parcel) =>
    parcel && !parcel.canceled_at ? (parcel.shipped_at ?? parcel.delivered_at ?? []) : [],
  );
  const last = sent.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return last === undefined ? null : toShopDay(last.toISOString());
}
