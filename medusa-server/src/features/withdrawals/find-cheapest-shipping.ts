import { readSites } from "@spolverk/content";
import { calculateAmount, calculateShippingNet, type PricedCheckout, toMinor } from "@spolverk/domain";
import { type ShippingOptionRow, shippingOptionsReplySchema } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import { findShippingOptions } from "../catalogue/sql/find-shipping-options.ts";

const optionRow = shippingOptionsReplySchema.shape.shipping_options.element;

/**
 * Finds the price of the cheapest delivery from an order's site to its country today, in minor units including VAT;
 * null when the shop no longer delivers there.
 */
export async function findCheapestShipping(
  container: Container,
  priced: PricedCheckout,
): Promise<number | null> {
  const options = await readBySql(container, optionRow, findShippingOptions.sql);
  const costs = options.flatMap((option) => calculateCost(option, priced) ?? []);
  return costs.length === 0 ? null : Math.min(...costs);
}

function calculateCost(
  { data, prices, rules, service_zone }: ShippingOptionRow,
  { site, country, currency, vatRate, totals }: PricedCheckout,
): number | null {
  const code = currency.toLowerCase();
  const carriers = readSites().find((each) => each.code === site)?.carriers ?? [];
  const isOfCountry = service_zone.geo_zones.some(
    ({ country_code }) => country_code.toUpperCase() === country,
  );
  const isClosed = rules?.some(
    ({ attribute, value }) =>
      (attribute === "is_return" && String(value) === "true") ||
      (attribute === "enabled_in_store" && String(value) === "false"),
  );
  const price = prices.find(
    ({ currency_code, rules_count, min_quantity }) => currency_code === code && !rules_count && !min_quantity,
  );
  if (data === null || price === undefined || isClosed || !isOfCountry) return null;
  if (!carriers.includes(data.carrier)) return null;
  const freeAbove = data.free_above?.[code];
  const net = calculateShippingNet({
    priceNetMinor: toMinor(price.amount),
    freeAboveMinor: freeAbove === undefined ? null : toMinor(freeAbove),
    goodsTotalMinor: totals.total - totals.shipping.total - totals.fee.total + totals.coupon.total,
  });
  return calculateAmount(net, vatRate).total;
}
