import { type Coupon, type Currency, isCurrency, toMinor } from "@spolverk/domain";
import type { PromotionRow } from "./promotion-row.ts";

export type PromotionSurroundings = {
  /** Lower-case currency by id of the region. */
  regions: ReadonlyMap<string, string>;
};

/** Attributes by which a campaign may count its uses for each customer. */
const customerAttributes: readonly string[] = ["customer_email", "customer_id"];

/**
 * A promotion in the shop's plain terms, or null when it is none that a shopper may write the code of, or
 * has a condition that the shop does not carry out: rather refused than wrongly calculated. A minimum
 * stands in its metadata, `minimum_sek: 500`.
 */
export function toCoupon(promotion: PromotionRow, surroundings: PromotionSurroundings): Coupon | null {
  const { id, code, application_method: method, campaign, metadata } = promotion;
  const isOffered = promotion.status === "active" && promotion.type === "standard" && !promotion.is_automatic;
  const discount = isOffered ? toDiscount(promotion) : null;
  const conditions = toConditions(promotion, surroundings);
  const minimum = toMinimum(metadata ?? {});
  const limits = toLimits(promotion, { usesOfCustomer: null });
  if (!discount || !conditions || minimum === "unreadable" || !limits) return null;
  const inOneCurrency = [method?.currency_code, limits.currency].flatMap((one) => one ?? []);
  return {
    id,
    code,
    discount,
    currencies: intersect([conditions.currencies, ...inOneCurrency.map(toCurrencies)]),
    countries: conditions.countries,
    minimum,
    startsAt: campaign?.starts_at?.toISOString() ?? null,
    endsAt: campaign?.ends_at?.toISOString() ?? null,
    usesLeft: limits.usesLeft,
    budgetLeftMinor: limits.budgetLeftMinor,
  };
}

function toDiscount({
  application_method: method,
  is_tax_inclusive,
}: PromotionRow): Coupon["discount"] | null {
  if (!method || (method.target_rules ?? []).length > 0) return null;
  const { type, target_type, allocation, value } = method;
  if (value === null || value === undefined || value <= 0) return null;
  if (target_type === "shipping_methods") {
    return type === "percentage" && value === 100 ? { kind: "freeShipping" } : null;
  }
  const isEach = allocation === "each";
  if (!isEach && (allocation ?? "across") !== "across") return null;
  const maxQuantity = isEach ? (method.max_quantity ?? null) : null;
  if (isEach && maxQuantity === null) return null;
  if (type === "percentage") return { kind: "percentage", percent: value, maxQuantity };
  if (type !== "fixed" || !method.currency_code) return null;
  return { kind: "amount", amountMinor: toMinor(value), includesVat: is_tax_inclusive, maxQuantity };
}

type Conditions = { currencies: Currency[] | null; countries: string[] | null };

function toConditions({ rules }: PromotionRow, { regions }: PromotionSurroundings): Conditions | null {
  const conditions: Conditions = { currencies: null, countries: null };
  for (const { attribute, operator, values } of rules ?? []) {
    if (operator !== "eq" && operator !== "in") return null;
    const wanted = (values ?? []).map(({ value }) => value);
    if (attribute === "shipping_address.country_code") {
      conditions.countries = intersect([conditions.countries, wanted.map((one) => one.toUpperCase())]);
    } else if (attribute === "currency_code" || attribute === "region.id") {
      const codes = attribute === "currency_code" ? wanted : wanted.flatMap((one) => regions.get(one) ?? []);
      conditions.currencies = intersect([conditions.currencies, codes.flatMap(toCurrencies)]);
    } else return null;
  }
  return conditions;
}

function toMinimum(metadata: Readonly<Record<string, unknown>>): Coupon["minimum"] | "unreadable" {
  const minimum: Partial<Record<Currency, number>> = {};
  for (const [key, value] of Object.entries(metadata)) {
    const [, code] = /^minimum_([a-z]{3})$/i.exec(key) ?? [];
    if (code === undefined) continue;
    const currency = code.toUpperCase();
    const text = String(value).trim();
    if (!isCurrency(currency) || !/^\d+(\.\d{1,2})?$/.test(text)) return "unreadable";
    minimum[currency] = toMinor(text);
  }
  return Object.keys(minimum).length === 0 ? null : minimum;
}

type Limits = Pick<Coupon, "usesLeft" | "budgetLeftMinor"> & {
  /** Null when no customer is named or no customer's uses are counted. */
  usesLeftForCustomer: number | null;
  currency: string | null;
};

/**
 * What is left of a promotion; null when its campaign counts in a way that the shop does not know.
 *
 * @param customer.usesOfCustomer how often the customer has used the budget's campaign; null when no customer is named
 */
export function toLimits(
  { limit, used, campaign }: Pick<PromotionRow, "limit" | "used" | "campaign">,
  { usesOfCustomer }: { usesOfCustomer: number | null },
): Limits | null {
  const usesLeft = limit === null || limit === undefined ? null : Math.max(0, limit - (used ?? 0));
  const limits: Limits = { usesLeft, usesLeftForCustomer: null, budgetLeftMinor: null, currency: null };
  const budget = campaign?.budget;
  if (!budget || budget.limit === null || budget.limit === undefined) return limits;
  const left = Math.max(0, budget.limit - (budget.used ?? 0));
  if (budget.type === "usage") return { ...limits, usesLeft: Math.min(usesLeft ?? left, left) };
  if (budget.type === "spend" && budget.currency_code) {
    return { ...limits, budgetLeftMinor: toMinor(left), currency: budget.currency_code };
  }
  if (budget.type === "use_by_attribute" && customerAttributes.includes(budget.attribute ?? "")) {
    const usesLeftForCustomer = usesOfCustomer === null ? null : Math.max(0, budget.limit - usesOfCustomer);
    return { ...limits, usesLeftForCustomer };
  }
  return null;
}

/** None when it is a currency that the shop does not sell in. */
function toCurrencies(code: string): Currency[] {
  const currency = code.toUpperCase();
  return isCurrency(currency) ? [currency] : [];
}

/** What all lists have in common; null stands for everything. */
function intersect<T extends string>(lists: readonly (readonly T[] | null)[]): T[] | null {
  const limiting = lists.flatMap((list) => (list === null ? [] : [list]));
  const [first, ...others] = limiting;
  return first ? first.filter((one) => others.every((list) => list.includes(one))) : null;
}
