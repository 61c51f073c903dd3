import type { MedusaContainer } from "@medusajs/framework/types";
import { closeSettledChecks } from "./sql/close-settled-checks.ts";
import { checkPayment } from "./check-payment.ts";
import { holdMinutes } from "../orders/hold-terms.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { sweepByProvider } from "./sweep-by-provider.ts";
import { listUnsettled } from "./unsettled-payments.ts";

/** Maximum number of checks that run at once for one payment provider. */
const placesPerProvider = 5;
/** Maximum number of checks of one provider in a sweep. */
const mostPerProvider = 200;
/** A sweep starts no more checks after this time, so that the next sweep begins soon even while a provider hangs. */
const sweepMs = 20_000;

/**
 * Checks payments that have been unfinished for `afterSeconds`, settles them and records what was done. The payments
 * unchecked for the longest time come first; those not checked within `sweepMs` wait for the next sweep. A failing
 * check does not end the sweep, and a provider that does not answer does not delay other providers' payments.
 */
export async function sweepPayments(container: MedusaContainer, afterSeconds: number): Promise<void> {
  const unsettled = await listUnsettled(container, { afterSeconds, holdMinutes, mostPerProvider });
  const endsAt = performance.now() + sweepMs;
  const terms = { placesPerProvider, isOver: () => performance.now() > endsAt };
  await sweepByProvider(unsettled, terms, ({ id }) =>
    checkPayment(container, id, () => settleCheckout(container, id, new Date())),
  );
  await closeSettledChecks(container);
}
