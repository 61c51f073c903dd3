import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepPayments } from "../sweep-payments.ts";
import { readEnvironment } from "../../../environment/environment.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);

export default function sweepPaymentsJob(container: MedusaContainer): Promise<void> {
  return sweepPayments(container, PAYMENT_SWEEP_SECONDS);
}

export const config = {
  name: "sweep-payments",
  // Several processes may sweep at once: the lock of a checkout lets only one of them settle it.
  schedule: { interval: PAYMENT_SWEEP_SECONDS * 1000 },
};
