import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepPayments } from "../checkout/sweep-payments.ts";
import { readEnvironment } from "../environment.ts";
import { payBackCancelledOrders } from "../payments/pay-back-cancelled-orders.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);

export default async function sweepPaymentsJob(container: MedusaContainer): Promise<void> {
  await sweepPayments(container, PAYMENT_SWEEP_SECONDS);
  await payBackCancelledOrders(container);
}

export const config = {
  name: "sweep-payments",
  // Several processes may sweep at once: the checkout's lock lets one of them settle it.
  schedule: { interval: PAYMENT_SWEEP_SECONDS * 1000 },
};
