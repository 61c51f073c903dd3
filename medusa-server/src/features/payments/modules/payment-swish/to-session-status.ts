import { PaymentSessionStatus } from "@medusajs/framework/utils";
import type { SwishStatus } from "@spolverk/domain";

const statuses: Record<SwishStatus, PaymentSessionStatus> = {
  waiting: PaymentSessionStatus.REQUIRES_MORE,
  paid: PaymentSessionStatus.CAPTURED,
  declined: PaymentSessionStatus.ERROR,
  cancelled: PaymentSessionStatus.ERROR,
  expired: PaymentSessionStatus.ERROR,
  failed: PaymentSessionStatus.ERROR,
  // May yet turn out to be paid, so it is no failure; only the banks can decide it.
  unknown: PaymentSessionStatus.PENDING_AUTHORIZATION,
};

/** Medusa's word for the status of a Swish payment. Swish takes the money at once: paid is captured. */
export function toSessionStatus(status: SwishStatus): PaymentSessionStatus {
  return statuses[status];
}
