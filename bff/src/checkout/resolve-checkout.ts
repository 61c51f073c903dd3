import {
  calculateAmount,
  calculateTotals,
  expiresAt,
  hasGoods,
  isIntraCommunitySupply,
  needsDelivery,
  type PlacedOrder,
  type PreparedPayment,
  resolveCheckoutStep,
  type Totals,
} from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { createCouponWarning, createWarning } from "./checkout-warning.ts";
import { isAddressComplete } from "./is-address-complete.ts";
import { resolveCheckoutCoupon, toCouponRefusal } from "./resolve-checkout-coupon.ts";
import { resolveGiftCard } from "./resolve-gift-card.ts";
import { resolveGoods } from "./resolve-goods.ts";
import { resolvePaymentMethods } from "./resolve-payment-methods.ts";
import { resolveEarnings, resolvePoints } from "./resolve-points.ts";
import { resolveShippingOptions } from "./resolve-shipping-options.ts";
import { resolveVat } from "./resolve-vat.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";
import { toPayment } from "./to-payment.ts";

const nothing = calculateAmount(0, 0);

/**
 * Resolves a checkout from the shopper's input and the current facts. A choice that no longer fits is dropped with a
 * warning. Without a required choice, the checkout returns to the step of that choice.
 */
export function resolveCheckout(
  record: CheckoutRecord,
  facts: CheckoutFacts,
  prepared: PreparedPayment | null,
  order: PlacedOrder | null = null,
): Checkout {
  const { rate, reverseCharge: isReversed, warning: vatWarning } = resolveVat(record, facts.settings);
  const goods = resolveGoods(record, facts, rate);
  const { lines: priced, warnings: goodsWarnings, restricted, vatRate, ...imports } = goods;
  /** Warnings about the shopper's choices. */
  const warnings: Checkout["warnings"] = [];
  if (vatWarning && hasGoods(priced)) warnings.push(createWarning(vatWarning, facts.language));

  const shippingOptions = resolveShippingOptions(record, priced, vatRate, facts);
  const shippingOption = shippingOptions.find(({ id }) => id === record.shippingOptionId);
  const isDelivered = needsDelivery(priced);
  const shippingComplete = !isDelivered || (record.shippingComplete && shippingOption !== undefined);
  if (record.shippingOptionId !== null && isDelivered && !shippingOption) {
    warnings.push(createWarning("shipping_option_removed", facts.language));
  }

  const shipping = shippingOption?.amount ?? nothing;
  const { currency, country } = record;
  const resolvedCoupon = resolveCheckoutCoupon(
    { currency, country, vatRate, lines: priced, shipping },
    facts,
  );
  const shares = resolvedCoupon.kind === "applied" ? resolvedCoupon.shares : null;
  if (record.coupon !== null && resolvedCoupon.kind === "refused") {
    warnings.push(
      createCouponWarning(
        record.coupon,
        toCouponRefusal(resolvedCoupon, { ...record, lines: priced }, facts.language),
        facts.language,
      ),
    );
  }
  const lines = priced.map((line, index) => ({ ...line, coupon: shares?.lines[index] ?? nothing }));
  const coupon = shares?.total ?? nothing;

  const withoutFee = calculateTotals({ lines, shipping, fee: nothing, coupon });
  const { giftCard, isDropped, pay: payByCard } = resolveGiftCard(record, lines, withoutFee, facts);
  if (isDropped) warnings.push(createWarning("gift_card_removed", facts.language));
  const points = resolvePoints(record, lines, facts);
  const pay = (amounts: Totals) => payByCard(points.pay(amounts));

  const { toPay, giftCard: paidByCard } = pay(withoutFee);
  // Decided without the fee: when there is nothing to pay, no method with a fee is needed.
  const settled = toPay > 0 || lines.length === 0 ? null : paidByCard > 0 ? "gift_card" : "free";
  const offered =
    lines.length === 0 ? [] : resolvePaymentMethods(record, { vatRate, toPay, lines }, facts, prepared);
  const paymentMethods = settled
    ? [{ method: settled, fee: nothing, termsDays: null, approvalAbove: null } as const]
    : offered;
  const chosen = settled ?? record.paymentMethod;
  const paymentMethod = paymentMethods.find(({ method }) => method === chosen);
  if (record.paymentMethod !== null && !paymentMethod) {
    warnings.push(createWarning("payment_method_removed", facts.language));
  }

  const totals = pay(calculateTotals({ lines, shipping, fee: paymentMethod?.fee ?? nothing, coupon }));
  if (points.isReduced(totals)) warnings.push(createWarning("points_reduced", facts.language));

  const checkout: Omit<Checkout, "digest"> = {
    id: record.id,
    accountId: record.accountId,
    site: record.site,
    currency: record.currency,
    country: record.country,
    company: record.company,
    vatRate,
    ...imports,
    reverseCharge: isIntraCommunitySupply({ reverseCharge: isReversed, lines }),
    vatNumberMissing: record.vatNumberMissing,
    step: resolveCheckoutStep({
      customerComplete: record.email !== null,
      addressComplete: isAddressComplete(record, { ...facts.settings, isDelivered }),
      shippingComplete,
      placed: order !== null,
    }),
    email: record.email,
    billing: record.billing,
    shipping: record.shipping,
    lines,
    shippingOptions,
    shippingOptionId: shippingOption?.id ?? null,
    shippingComplete,
    servicePoints: shippingOption?.servicePoint ? facts.servicePoints : null,
    servicePoint: shippingOption?.servicePoint ? record.servicePoint : null,
    noteToCarrier: record.noteToCarrier,
    paymentMethods,
    paymentMethod: paymentMethod?.method ?? null,
    payment: toPayment(paymentMethod?.method ?? null, prepared),
    placing: "none",
    approval: "not_needed",
    restricted,
    coupon:
      facts.coupon && shares
        ? {
            id: facts.coupon.id,
            code: facts.coupon.code,
            kind: facts.coupon.discount.kind,
            shipping: shares.shipping,
          }
        : null,
    totals,
    points: points.show(totals),
    earns: resolveEarnings(record, lines, totals, facts),
    giftCard,
    // Without lines, the shopper has no choice to make again, so there are only the warnings about goods [8.29].
    warnings: lines.length === 0 ? goodsWarnings : [...goodsWarnings, ...warnings],
    expiresAt: expiresAt(record.changedAt),
    order,
  };
  return { ...checkout, digest: toCheckoutDigest(checkout) };
}
