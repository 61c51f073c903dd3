import {
  type Coupon,
  type Currency,
  findAmountProblem,
  highestPrice,
  isCurrency,
  toMinor,
} from "@spolverk/domain";
import type { PromotionRow } from "./promotion-row.ts";

export type PromotionSurroundings = {
  /** Lower-case currency by region id. */
  regions: ReadonlyMap<string, string>;
};

/** Attributes by which a campaign may count its uses per customer. */
const customerAttributes: readonly string[] = ["customer_email", "customer_id"];

const ruleAttributes: readonly string[] = ["shipping_address.country_code", "currency_code", "region.id"];
const ruleOperators: readonly string[] = ["eq", "in"];

/** The terms of a supported promotion, or a sentence on what is unsupported. */
type Result<Terms> = { terms: Terms } | { problem: string };

/**
 * Maps a promotion to the shop's terms. Returns null for a promotion that is not active, has no code for shoppers, or
 * has terms that the shop does not support: a wrong discount would be worse than none. The minimum comes from the
 * metadata, such as `minimum_sek: 500`.
 */
export function toCoupon(promotion: PromotionRow, surroundings: PromotionSurroundings): Coupon | null {
  const result = toTerms(promotion, surroundings);
  return promotion.status === "active" && "terms" in result ? result.terms : null;
}

/**
 * Explains in a sentence for the merchandiser why a promotion, of any status, cannot be a coupon that does what its
 * form says; null when it can. Applies the rules of `toCoupon`, and also requires an amount to be a valid price that
 * includes VAT. A coupon whose amount excludes VAT, saved before this check existed, still takes off the VAT on its
 * amount too.
 */
export function findCouponProblem(promotion: PromotionRow): string | null {
  const result = toTerms(promotion, { regions: new Map() });
  if ("problem" in result) return result.problem;
  const { discount } = result.terms;
  if (
    discount.kind === "amount" &&
    findAmountProblem(promotion.application_method?.value, "price") !== null
  ) {
    return amountProblem;
  }
  return discount.kind === "amount" && !discount.includesVat
    ? "An amount off must include VAT, or the coupon takes more off than it says: switch on “Does promotion include taxes?”."
    : null;
}

/** Explains in a sentence what is unsupported in a condition, or in a part of one; null when it is supported. */
export function findRuleProblem(rule: { attribute?: string; operator?: string }): string | null {
  const { attribute, operator } = rule;
  if (attribute !== undefined && !ruleAttributes.includes(attribute)) {
    return `The shop does not carry out the condition “${attribute}”: use country, region or currency.`;
  }
  if (operator !== undefined && !ruleOperators.includes(operator)) {
    return `The shop does not carry out “${operator}” in a condition: use In or Equals.`;
  }
  return null;
}

const amountProblem = `An amount off must be between 0.01 and ${highestPrice}, with at most two decimals.`;

/** The problem of a discount that is limited to some goods. */
export const targetRuleProblem =
  "The shop does not carry out a discount on some goods only: remove the conditions on items.";

function toTerms(promotion: PromotionRow, surroundings: PromotionSurroundings): Result<Coupon> {
  const { id, code, application_method: method, campaign, metadata } = promotion;
  if (promotion.type !== "standard") return { problem: "The shop does not carry out “buy X get Y”." };
  if (promotion.is_automatic) {
    return { problem: "The shop has no automatic promotions: choose the method “Promotion code”." };
  }
  const discount = toDiscount(promotion);
  if ("problem" in discount) return discount;
  const conditions = toConditions(promotion, surroundings);
  if ("problem" in conditions) return conditions;
  const minimum = toMinimum(metadata ?? {});
  if ("problem" in minimum) return minimum;
  const limits = toLimits(promotion, { usesOfCustomer: null });
  if (!limits) {
    return {
      problem: "The shop counts a campaign's uses in all or by customer, or its spending in a currency.",
    };
  }
  const inOneCurrency = [method?.currency_code, limits.currency].flatMap((one) => one ?? []);
  return {
    terms: {
      id,
      code,
      discount: discount.terms,
      currencies: intersect([conditions.terms.currencies, ...inOneCurrency.map(toCurrencies)]),
      countries: conditions.terms.countries,
      minimum: minimum.terms,
      startsAt: campaign?.starts_at?.toISOString() ?? null,
      endsAt: campaign?.ends_at?.toISOString() ?? null,
      usesLeft: limits.usesLeft,
      budgetLeftMinor: limits.budgetLeftMinor,
    },
  };
}

function toDiscount({
  application_method: method,
  is_tax_inclusive,
}: PromotionRow): Result<Coupon["discount"]> {
  if ((method?.target_rules ?? []).length > 0) return { problem: targetRuleProblem };
  if (!method || method.value === null || method.value === undefined || method.value <= 0) {
    return { problem: "The value of the discount must be above 0." };
  }
  const { type, target_type, allocation, value } = method;
  if (target_type === "shipping_methods") {
    return type === "percentage" && value === 100
      ? { terms: { kind: "freeShipping" } }
      : { problem: "A discount on shipping must be 100 %: the shop carries out free shipping only." };
  }
  const isEach = allocation === "each";
  if (!isEach && (allocation ?? "across") !== "across") {
    return { problem: `The shop does not carry out the allocation “${allocation}”: use each or across.` };
  }
  const maxQuantity = isEach ? (method.max_quantity ?? null) : null;
  if (isEach && maxQuantity === null) {
    return { problem: "A discount on each item must have a maximum quantity." };
  }
  if (type === "percentage") return { terms: { kind: "percentage", percent: value, maxQuantity } };
  if (type !== "fixed" || !method.currency_code) return { problem: "An amount off must have a currency." };
  if (findAmountProblem(value, "price") === "tooHigh") return { problem: amountProblem };
  return {
    terms: { kind: "amount", amountMinor: toMinor(value), includesVat: is_tax_inclusive, maxQuantity },
  };
}

type Conditions = { currencies: Currency[] | null; countries: string[] | null };

function toConditions({ rules }: PromotionRow, { regions }: PromotionSurroundings): Result<Conditions> {
  const terms: Conditions = { currencies: null, countries: null };
  for (const { attribute, operator, values } of rules ?? []) {
    const problem = findRuleProblem({ attribute, operator });
    if (problem !== null) return { problem };
    const wanted = (values ?? []).map(({ value }) => value);
    if (attribute === "shipping_address.country_code") {
      terms.countries = intersect([terms.countries, wanted.map((one) => one.toUpperCase())]);
    } else {
      const codes = attribute === "currency_code" ? wanted : wanted.flatMap((one) => regions.get(one) ?? []);
      terms.currencies = intersect([terms.currencies, codes.flatMap(toCurrencies)]);
    }
  }
  return { terms };
}

function toMinimum(metadata: Readonly<Record<string, unknown>>): Result<Coupon["minimum"]> {
  const minimum: Partial<Record<Currency, number>> = {};
  for (const [key, value] of Object.entries(metadata)) {
    const [, code] = /^minimum_([a-z]{3})$/i.exec(key) ?? [];
    if (code === undefined) continue;
    const currency = code.toUpperCase();
    const text = String(value).trim();
    if (!isCurrency(currency) || !/^\d+(\.\d{1,2})?$/.test(text)) {
      return {
        problem: `“${key}” in the metadata must be an amount in a currency of the shop, such as minimum_sek = 500.`,
      };
    }
    minimum[currency] = toMinor(text);
  }
  return { terms: Object.keys(minimum).length === 0 ? null : minimum };
}

type Limits = Pick<Coupon, "usesLeft" | "budgetLeftMinor"> & {
  /** Null without a customer, or when uses per customer are not counted. */
  usesLeftForCustomer: number | null;
  currency: string | null;
};

/**
 * Calculates the remaining uses and budget of a promotion; null when its campaign counts in an unsupported way.
 *
 * @param customer.usesOfCustomer the customer's uses of the budget's campaign; null without a customer
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

/** Returns an empty list for a currency that the shop does not sell in. */
function toCurrencies(code: string): Currency[] {
  const currency = code.toUpperCase();
  return isCurrency(currency) ? [currency] : [];
}

/** Intersects lists; null means everything. */
function intersect<T extends string>(lists: readonly (readonly T[] | null)[]): T[] | null {
  const limiting = lists.flatMap((list) => (list === null ? [] : [list]));
  const [first, ...others] = limiting;
  return first ? first.filter((one) => others.every((list) => list.includes(one))) : null;
}
