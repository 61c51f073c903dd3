import type { Acceptance } from "@spolverk/domain";
import { placementCalls } from "@spolverk/medusa-contract";
import type { CheckoutRecord } from "../checkout-record.ts";
import type { CommerceEngine } from "../engine.ts";
import { bindCalls } from "./bind-calls.ts";
import { toRecordBody } from "./checkout-store.ts";
import type { MedusaClient } from "./medusa-client.ts";

type OrderPlacement = Pick<
  CommerceEngine,
  "preparePayment" | "placeOrder" | "cancelPlacing" | "getSwishStatus"
>;

export function createOrderPlacement(medusa: MedusaClient): OrderPlacement {
  const { placeCheckout, ...forwarded } = bindCalls(medusa, placementCalls);
  return {
    ...forwarded,
    placeOrder: (record, priced, { paymentToken, clientHash = null }) =>
      placeCheckout(record.id, {
        priced,
        record: toRecordBody(record),
        acceptance: toAcceptance(record),
        clientHash,
        ...(paymentToken !== undefined && { paymentToken }),
      }),
  };
}

/** The acceptance to store with the order; null for a record placed before terms had versions. */
export function toAcceptance({ acceptedTerms, accepted }: CheckoutRecord): Acceptance | null {
  if (acceptedTerms === null) return null;
  const { exportAgreement, ...terms } = acceptedTerms;
  const option = accepted?.shippingOptions.find(({ id }) => id === accepted.shippingOptionId);
  return {
    terms,
    exportAgreement,
    delivery: option ? { shipDate: option.estimatedShipDate, workingDays: option.workingDays } : null,
  };
}
