import { expiresAt, type PlaceResult } from "@spolverk/domain";
import type { AcceptedCheckout, CheckoutRecord } from "../commerce/checkout-record.ts";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import type { PlaceOptions } from "../commerce/engine.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";
import { toPricedCheckout } from "./to-priced-checkout.ts";

/**
 * Saves an accepted checkout in the backend and makes its order. When the backend does not answer, the checkout may
 * stay accepted, and the next call requests the same order again. It also stays accepted while the shopper still has to
 * pay.
 * @throws ApiFailure not_enough_stock [8.38], stock_reserved, payment_failed [8.31], coupon_used_up,
 * coupon_already_used, order_failed [8.30], or checkout_changed when the placement was cancelled meanwhile, the
 * checkout was changed, or its gift card or points were spent elsewhere
 */
export async function finishOrder(
  { engine, store, invoiceLimit, now }: Services,
  record: CheckoutRecord,
  accepted: AcceptedCheckout,
  options: PlaceOptions,
): Promise<Checkout> {
  const priced = toPricedCheckout(accepted, record.language);
  const result = await engine.placeOrder(record, priced, options).catch(toRefusal);
  if (result.kind === "paymentPending") {
    const { payment } = result;
    return {
      ...accepted,
      expiresAt: expiresAt(record.changedAt),
      payment,
      placing: "awaiting_payment",
      order: null,
      approval: "not_needed",
      digest: toCheckoutDigest(accepted),
    };
  }
  if (result.kind !== "placed") {
    // This checkout has no order, so an earlier call whose reply was lost made none either.
    await invoiceLimit.giveBackKept(record.id);
    if (result.kind === "couponUsed" && result.by === "customer") {
      // Only placing finds out that this customer has used the coupon: until then, the coupon applies to every
      // customer.
      const version = record.version + 1;
      const changedAt = now().toISOString();
      await store.saveCheckout({ ...record, version, changedAt, accepted: null, coupon: null });
    }
    throw toFailure(result, accepted);
  }
  return {
    ...accepted,
    step: "confirmation",
    order: result.order,
    expiresAt: expiresAt(record.changedAt),
    payment: { kind: "none" },
    placing: "none",
    approval: result.approval,
    digest: toCheckoutDigest(accepted),
  };
}

type Refusal = { kind: "refused" };

/**
 * Turns a permanent refusal of the backend into a result. Other errors are thrown again, because a repeated call may
 * succeed.
 */
function toRefusal(error: unknown): Refusal {
  if (error instanceof CommerceRefusedError) return { kind: "refused" };
  throw error;
}

function toFailure(
  result: Exclude<PlaceResult, { kind: "placed" | "paymentPending" }> | Refusal,
  accepted: AcceptedCheckout,
): ApiFailure {
  if (result.kind === "paymentFailed") return new ApiFailure("payment_failed");
  if (result.kind === "couponUsed") {
    return new ApiFailure(result.by === "customer" ? "coupon_already_used" : "coupon_used_up");
  }
  if (["cancelled", "changed", "giftCardChanged", "pointsChanged"].includes(result.kind)) {
    return new ApiFailure("checkout_changed");
  }
  if (result.kind !== "notEnoughStock" && result.kind !== "stockReserved")
    return new ApiFailure("order_failed");
  const short = accepted.lines.filter(({ sku }) => result.skus.includes(sku));
  const products = short.map(({ product, name }) => `${product.name}, ${name}`).join("; ");
  const code = result.kind === "stockReserved" ? "stock_reserved" : "not_enough_stock";
  return new ApiFailure(code, { values: { products } });
}
