import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys, InventoryEvents, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type RowEvent, toIds } from "../changes/to-ids.ts";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { queueBackInStock } from "../mail/queue-back-in-stock.ts";
import { sendDueMails } from "../mail/send-due-mails.ts";

const itemRows = z.array(z.object({ variants: z.array(z.object({ id: z.string() }).nullish()).nullish() }));

/** Stock was counted or given back: who waited for it hears of it. */
export default async function mailBackInStock({ event, container }: SubscriberArgs<RowEvent>): Promise<void> {
  if (!areMailsSent()) return;
  const levels = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ id: toIds(event.data) }, { select: ["inventory_item_id"] });
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "inventory_item",
    fields: ["variants.id"],
    filters: { id: levels.map(({ inventory_item_id }) => inventory_item_id) },
  });
  const variantIds = itemRows
    .parse(data)
    .flatMap(({ variants }) => (variants ?? []).flatMap((variant) => variant?.id ?? []));
  await queueBackInStock(container, variantIds);
  await sendDueMails(container);
}

export const config: SubscriberConfig = {
  event: [InventoryEvents.INVENTORY_LEVEL_CREATED, InventoryEvents.INVENTORY_LEVEL_UPDATED],
};
