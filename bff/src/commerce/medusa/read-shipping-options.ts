import { isFeeAmount } from "@spolverk/domain";
import { shippingOptionCalls, type ShippingOptionRow } from "@spolverk/medusa-contract";
import type { CommerceShippingOption } from "../engine.ts";
import { bindCalls } from "./bind-calls.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { toMoney, toMoneyByCode } from "./to-money.ts";

export function createShippingOptionsRead(medusa: MedusaClient): () => Promise<CommerceShippingOption[]> {
  const { readShippingOptions } = bindCalls(medusa, shippingOptionCalls);
  return async () => (await readShippingOptions()).flatMap((option) => toShippingOption(option) ?? []);
}

/** Null for an option that is not for shoppers, or that lacks the carrier's data or a valid price in a currency. */
export function toShippingOption(option: ShippingOptionRow): CommerceShippingOption | null {
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
    maxParcelGrams: data.max_parcel_grams,
  };
}
