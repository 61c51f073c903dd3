import { isCheckoutExpired } from "@spolverk/domain";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import { ApiFailure } from "../../http/api-failure.ts";
import type { Services } from "../../routes/services.ts";

/** Reads what was saved. @throws ApiFailure checkout_not_found when unknown or 14 days unchanged [4.35], [8.28] */
export async function loadCheckout({ commerce, now }: Services, id: string): Promise<CheckoutRecord> {
  const record = await commerce.getCheckout(id);
  if (!record || isCheckoutExpired({ changedAt: record.changedAt, now: now().toISOString() })) {
    throw new ApiFailure("checkout_not_found");
  }
  return record;
}
