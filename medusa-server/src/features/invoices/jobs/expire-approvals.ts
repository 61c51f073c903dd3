import type { MedusaContainer } from "@medusajs/framework/types";
import { expireApprovals } from "../approvals/expire-approvals.ts";
import { readEnvironment } from "../../../environment/environment.ts";

const { PAYMENT_SWEEP_SECONDS } = readEnvironment(process.env);

/** Several processes may run it at once: each order is decided once. */
export default function expireApprovalsJob(container: MedusaContainer): Promise<void> {
  return expireApprovals(container, new Date());
}

export const config = { name: "expire-approvals", schedule: { interval: PAYMENT_SWEEP_SECONDS * 1000 } };
