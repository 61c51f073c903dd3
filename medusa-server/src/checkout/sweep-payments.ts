import type { MedusaContainer } from "@medusajs/framework/types";
import { payBack } from "../payments/pay-back.ts";
import { closeSettledChecks } from "../sql/close-settled-checks.ts";
import { findOwingOrders } from "../sql/find-owing-orders.ts";
import { checkPayment } from "./check-payment.ts";
import { holdMinutes } from "./hold-terms.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { sweepByProvider } from "./sweep-by-provider.ts";
import { listUnsettled } from "./unsettled-payments.ts";

/** Checks that run at once for one payment provider. */
const placesPerProvider = 5;
/** Checks of one provider in a sweep. */
const mostPerProvider = 200;
/** For how long a sweep starts checks: while one provider hangs, the next sweep still begins soon. */
const sweepMs = 20_000;

/**
 * Checks every payment that was left unfinished for `afterSeconds`, and every cancelled order that still owes its customer
 * money, settles it and writes down what was done. One that fails, or a provider that does not answer, keeps no other
 * waiting; what was not checked for the longest time goes first.
 */
export async function sweepPayments(container: MedusaContainer, afterSeconds: number): Promise<void> {
  const [unsettled, owing] = await Promise.all([
    listUnsettled(container, { afterSeconds, holdMinutes, mostPerProvider }),
    findOwingOrders(container),
  ]);
  const checks = [
    ...unsettled.map(({ id, provider }) => ({
      provider,
      run: () => checkPayment(container, id, () => settleCheckout(container, id, new Date())),
    })),
    ...owing.map(({ provider, ...order }) => ({
      provider,
      run: () => checkPayment(container, order.checkoutId, () => payBack(container, order)),
    })),
  ];
  const endsAt = performance.now() + sweepMs;
  const terms = { placesPerProvider, isOver: () => performance.now() > endsAt };
  await sweepByProvider(checks, terms, ({ run }) => run());
  await closeSettledChecks(container);
}
