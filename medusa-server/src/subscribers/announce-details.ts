import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { announceChanges } from "../changes/announce-changes.ts";
import { findProductIds } from "../changes/find-product-ids.ts";
import { type RowEvent, toIds } from "../changes/to-ids.ts";

/** Our own details of a variation were written. Those of a product are only ever written along with it. */
export default async function announceDetails({ event, container }: SubscriberArgs<RowEvent>): Promise<void> {
  await announceChanges(await findProductIds(container, "variation_detail", toIds(event.data)));
}

export const config: SubscriberConfig = {
  event: ["catalogue.variation-detail.created", "catalogue.variation-detail.updated"],
};
