import {
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from "@medusajs/medusa/core-flows";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Shop } from "@spolverk/content";
import { expectPresent } from "../database/expect-present.ts";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";

const locationRow = z.object({
  id: z.string(),
  sales_channels: z.array(z.object({ id: z.string() }).nullish()).nullish(),
});
const setRow = z.object({ id: z.string() });

export type Warehouse = { locationId: string; fulfillmentSetId: string; shippingProfileId: string };

/** Creates the stock location that goods are sent from, open to the shop's channel. */
export async function seedWarehouse(
  context: SeedContext,
  warehouse: Shop["warehouse"],
  salesChannelId: string,
): Promise<Warehouse> {
  const locationId = await ensureLocation(context, warehouse, salesChannelId);
  const fulfillmentSetId = await ensureFulfillmentSet(context);
  const stockLocation = { [Modules.STOCK_LOCATION]: { stock_location_id: locationId } };
  await context.container.resolve(ContainerRegistrationKeys.LINK).create([
    { ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_provider_id: "manual_manual" } },
    { ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_set_id: fulfillmentSetId } },
  ]);
  return { locationId, fulfillmentSetId, shippingProfileId: await ensureShippingProfile(context) };
}

async function ensureLocation(
  { container, count }: SeedContext,
  warehouse: Shop["warehouse"],
  channelId: string,
) {
  const [existing] = await readRows(container, locationRow, {
    entity: "stock_location",
    fields: ["id", "sales_channels.id"],
    filters: { name: warehouse.name },
  });
  let locationId = existing?.id;
  if (locationId === undefined) {
    const { result } = await createStockLocationsWorkflow(container).run({
      input: {
        locations: [
          {
            name: warehouse.name,
            address: {
              address_1: warehouse.address,
              postal_code: warehouse.postalCode,
              city: warehouse.city,
              country_code: warehouse.country,
            },
          },
        ],
      },
    });
    locationId = expectPresent(result[0], "stock location").id;
    count("stockLocations", 1);
  }
  if (!existing?.sales_channels?.some((channel) => channel?.id === channelId)) {
    await linkSalesChannelsToStockLocationWorkflow(container).run({
      input: { id: locationId, add: [channelId] },
    });
  }
  return locationId;
}

async function ensureFulfillmentSet({ container, count }: SeedContext) {
  const name = "Delivery";
  const [existing] = await readRows(container, setRow, {
    entity: "fulfillment_set",
    fields: ["id"],
    filters: { name },
  });
  if (existing !== undefined) return existing.id;
  const created = await container
    .resolve(Modules.FULFILLMENT)
    .createFulfillmentSets({ name, type: "shipping" });
  count("fulfillmentSets", 1);
  return created.id;
}

async function ensureShippingProfile({ container, count }: SeedContext) {
  const [existing] = await readRows(container, setRow, {
    entity: "shipping_profile",
    fields: ["id"],
    filters: { type: "default" },
  });
  if (existing !== undefined) return existing.id;
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: "Default", type: "default" }] },
  });
  count("shippingProfiles", 1);
  return expectPresent(result[0], "shipping profile").id;
}
