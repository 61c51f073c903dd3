import { expiresAt } from "@spolverk/domain";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import { CommerceRefusedError } from "../../commerce/commerce-refused-error.ts";
import type { OrderDraft } from "../../commerce/order-draft.ts";
import type { PlaceResult } from "../../commerce/port.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { ApiFailure } from "../../http/api-failure.ts";
import type { Services } from "../../routes/services.ts";
import { loadCheckout } from "./load-checkout.ts";
import { toOrderDraft } from "./to-order-draft.ts";

/**
 * Asks the backend for the order of an accepted checkout and remembers how it went. When the backend
 * does not answer, the checkout stays accepted, and the next call asks for the same order again.
 *
 * @throws ApiFailure not_enough_stock [8.38], payment_failed [8.31] or order_failed [8.30]
 */
export async function finishOrder(
  services: Services,
  record: CheckoutRecord,
  accepted: Checkout,
): Promise<Checkout> {
  const draft = toOrderDraft(accepted, record.language);
  const result = await askForOrder(services, record.id, draft).catch(toRefusal);
  if (result.kind !== "placed") {
    await remember(services, record, { accepted: null });
    throw toFailure(result, accepted);
  }
  await remember(services, record, { accepted, order: result.order });
  return {
    ...accepted,
    step: "confirmation",
    order: result.order,
    expiresAt: expiresAt(services.now().toISOString()),
  };
}

type Refusal = { kind: "refused" };

/** Asking again would not help, so the checkout is not held for it. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof CommerceRefusedError) return { kind: "refused" };
  throw error;
}

/** What was prepared may be from before the last change; the shopper has accepted this draft, so it is prepared anew. */
async function askForOrder({ commerce }: Services, id: string, draft: OrderDraft): Promise<PlaceResult> {
  const result = await commerce.placeOrder(id, draft);
  if (result.kind !== "changed") return result;
  await commerce.preparePayment(id, draft);
  return commerce.placeOrder(id, draft);
}

/** Another call for the same checkout may have remembered first: what it saved is as true, unless ours is the order. */
async function remember(
  services: Services,
  record: CheckoutRecord,
  outcome: Partial<CheckoutRecord>,
): Promise<void> {
  let latest = record;
  for (;;) {
    const next = {
      ...latest,
      ...outcome,
      version: latest.version + 1,
      changedAt: services.now().toISOString(),
    };
    if ((await services.commerce.saveCheckout(next)) === "saved") return;
    latest = await loadCheckout(services, record.id);
    if (latest.order || !outcome.order) return;
  }
}

function toFailure(
  result: Exclude<PlaceResult, { kind: "placed" }> | Refusal,
  accepted: Checkout,
): ApiFailure {
  if (result.kind === "paymentFailed") return new ApiFailure("payment_failed");
  if (result.kind !== "notEnoughStock") return new ApiFailure("order_failed");
  const short = accepted.lines.filter(({ sku }) => result.skus.includes(sku));
  const products = short.map(({ product, name }) => `${product.name}, ${name}`).join("; ");
  return new ApiFailure("not_enough_stock", { values: { products } });
}
