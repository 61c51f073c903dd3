import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { createStripe } from "../payments/modules/payment-shared/create-stripe.ts";
import { readRows } from "../../database/read-rows.ts";

/** Maximum number of cards to look up: each is a call to Stripe. */
const mostCards = 10;

const orderRow = z.object({
  payment_collections: z.array(
    z
      .object({
        payments: z.array(
          z
            .object({ provider_id: z.string(), data: z.object({ payment_method: z.string().nullish() }) })
            .nullable(),
        ),
      })
      .nullable(),
  ),
});

/**
 * Returns Stripe's fingerprints of the cards that paid for orders. A card has the same fingerprint for every payer.
 * Reads ten cards at most; orders without a card have none.
 *
 * @throws when Stripe does not answer
 */
export async function findCardFingerprints(
  container: Container,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { stripe: settings } = readEnvironment(process.env);
  if (settings === null || orderIds.length === 0) return new Set();
  const orders = await readRows(container, orderRow, {
    entity: "order",
    fields: ["payment_collections.payments.provider_id", "payment_collections.payments.data"],
    filters: { id: [...orderIds] },
  });
  const cards = orders
    .flatMap(({ payment_collections: collections }) => collections.flatMap((each) => each?.payments ?? []))
    .flatMap((payment) => (payment?.provider_id === "pp_stripe_stripe" ? [payment.data.payment_method] : []))
    .filter((id) => typeof id === "string");
  const stripe = createStripe(settings);
  const methods = await Promise.all(
    cards.slice(0, mostCards).map((id) => stripe.paymentMethods.retrieve(id)),
  );
  return new Set(methods.flatMap(({ card }) => card?.fingerprint ?? []));
}
