import { createShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Carrier } from "@spolverk/content";
import { expectPresent } from "../database/expect-present.ts";
import { toMajorByCurrency, toPrices } from "../money/money-by-currency.ts";
import { readRows } from "../database/read-rows.ts";
import { listOffers, type Offer, toMaxParcelGrams } from "./list-offers.ts";
import type { SeedContext } from "./seed-context.ts";
import type { Warehouse } from "./seed-warehouse.ts";

const optionRow = z.object({ id: z.string(), data: z.object({ key: z.string() }).nullish().catch(null) });
const zoneRow = z.object({ id: z.string(), name: z.string() });

/** Creates one shipping option for every carrier service and zone, in a service zone of the same countries. */
export async function seedShipping(
  context: SeedContext,
  carriers: readonly Carrier[],
  warehouse: Warehouse,
): Promise<void> {
  const { container, count } = context;
  const options = await readRows(container, optionRow, { entity: "shipping_option", fields: ["id", "data"] });
  const known = new Set(options.map(({ data }) => data?.key));
  const missing = listOffers(carriers).filter(({ key }) => !known.has(key));
  if (missing.length === 0) return;

  const zoneIds = await ensureServiceZones(context, missing, warehouse.fulfillmentSetId);
  await createShippingOptionsWorkflow(container).run({
    input: missing.map(({ key, carrier, service, zone }) => ({
      name: service.name.en.startsWith(carrier.name)
        ? service.name.en
        : `${carrier.name}: ${service.name.en}`,
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: expectPresent(zoneIds.get(key), key),
      shipping_profile_id: warehouse.shippingProfileId,
      type: {
        label: service.name.en,
        description: `${zone.workingDays.min}–${zone.workingDays.max} working days`,
        code: service.id,
      },
      data: {
        key,
        carrier: carrier.id,
        carrier_name: carrier.name,
        names: service.name,
        working_days: zone.workingDays,
        service_point: service.servicePoint,
        max_parcel_grams: toMaxParcelGrams(service),
        free_above: zone.freeAbove === null ? null : toMajorByCurrency(zone.freeAbove),
      },
      prices: toPrices(zone.price),
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" },
        { attribute: "is_return", value: "false", operator: "eq" },
      ],
    })),
  });
  count("shippingOptions", missing.length);
}

/**
 * Creates missing service zones. Returns the id of each offer's zone by the key of the offer, which is the zone's
 * name.
 */
async function ensureServiceZones(
  { container, count }: SeedContext,
  offers: Offer[],
  fulfillmentSetId: string,
) {
  const existing = await readRows(container, zoneRow, { entity: "service_zone", fields: ["id", "name"] });
  const ids = new Map(existing.map(({ id, name }) => [name, id]));
  const missing = offers.filter(({ key }) => !ids.has(key));
  const created = await container.resolve(Modules.FULFILLMENT).createServiceZones(
    missing.map(({ key, zone }) => ({
      name: key,
      fulfillment_set_id: fulfillmentSetId,
      geo_zones: zone.countries.map((country) => ({
        type: "country" as const,
        country_code: country.toLowerCase(),
      })),
    })),
  );
  for (const { id, name } of created) ids.set(name, id);
  count("serviceZones", created.length);
  return ids;
}
