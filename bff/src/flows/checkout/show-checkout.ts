import type { Language } from "@spolverk/content";
import { expiresAt } from "@spolverk/domain";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { Checkout } from "../../contract/checkout.ts";
import type { Services } from "../../routes/services.ts";
import { readCheckoutFacts } from "./checkout-facts.ts";
import { withServicePoints } from "./with-service-points.ts";
import { resolveCheckout } from "./resolve-checkout.ts";

/** A checkout as it stands; one that was accepted for placing stays as the shopper accepted it. */
export async function showCheckout(
  services: Services,
  record: CheckoutRecord,
  language: Language,
): Promise<Checkout> {
  const { accepted, order, changedAt } = record;
  if (!accepted) {
    const facts = await readCheckoutFacts(services, record, language);
    return resolveCheckout(record, await withServicePoints(services, record, facts));
  }
  const step = order ? "confirmation" : accepted.step;
  return { ...accepted, step, order, expiresAt: expiresAt(changedAt) };
}
