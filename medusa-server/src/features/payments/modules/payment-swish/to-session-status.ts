import { PaymentSessionStatus } from "@medusajs/framework/utils";
import type { SwishStatus } from "@spolverk/domain";

const statuses: Record<SwishStatus, PaymentSessionStatus> = {
  waiting: PaymentSessionStatus.REQUIRES_MORE,
  paid: PaymentSessionStatus.CAPTURED,
  declined: PaymentSessionStatus.ERROR,
  cancelled: PaymentSessionStatus.ERROR,
  expired: PaymentSessionStatus.ERROR,
  failed: PaymentSessionStatus.ERROR,
  // Not a failure: the request may still turn out to be paid, as only the banks decide.
  unknown: PaymentSessionStatus.PENDING_AUTHORIZATION,
};

/** Maps the status of a Swish payment to Medusa's. Swish takes the money at once: paid is captured. */
export function toSessionStatus(status: SwishStatus): PaymentSessionStatus {
  return statuses[status];
}
