import { isFeeAmount } from "@spolverk/domain";
import { z } from "zod";
import type { CommerceShippingOption } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { priceSchema, toMoney, toMoneyByCode } from "./to-money.ts";

const dataSchema = z.object({
  carrier: z.string(),
  carrier_name: z.string(),
  names: z.record(z.string(), z.string()),
  working_days: z.object({ min: z.int(), max: z.int() }),
  service_point: z.boolean(),
  free_above: z.record(z.string(), z.number()).nullable(),
});

const optionSchema = z.object({
  id: z.string(),
  /** An option that was made in Medusa's admin has no carrier and is not offered. */
  data: dataSchema.nullable().catch(null),
  prices: z.array(priceSchema),
  rules: z.array(z.object({ attribute: z.string(), value: z.unknown() })).nullish(),
  service_zone: z.object({ geo_zones: z.array(z.object({ country_code: z.string() })) }),
});
export type MedusaShippingOption = z.infer<typeof optionSchema>;
const replySchema = z.object({ shipping_options: z.array(optionSchema) });

export function createShippingOptionsRead(medusa: MedusaClient): () => Promise<CommerceShippingOption[]> {
  return async () => {
    const { shipping_options } = await medusa.get(replySchema, "shipping-options");
    return shipping_options.flatMap((option) => toShippingOption(option) ?? []);
  };
}

/** Null for an option that is not for shoppers or has no price in some currency. */
export function toShippingOption(option: MedusaShippingOption): CommerceShippingOption | null {
  const { id, data, rules, service_zone } = option;
  const price = toMoney(option.prices, isFeeAmount);
  const hasRule = (attribute: string, value: string) =>
    rules?.some((rule) => rule.attribute === attribute && String(rule.value) === value) ?? false;
  if (
    data === null ||
    price === null ||
    hasRule("is_return", "true") ||
    hasRule("enabled_in_store", "false")
  ) {
    return null;
  }
  return {
    id,
    carrier: data.carrier,
    carrierName: data.carrier_name,
    name: data.names,
    countries: service_zone.geo_zones.map(({ country_code }) => country_code.toUpperCase()),
    price,
    freeAbove: data.free_above && toMoneyByCode(data.free_above, isFeeAmount),
    workingDays: data.working_days,
    servicePoint: data.service_point,
  };
}
