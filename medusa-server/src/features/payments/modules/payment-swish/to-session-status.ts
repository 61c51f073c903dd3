import { PaymentSessionStatus } from "@medusajs/framework/utils";
import type { SwishStatus } from "@spolverk/domain";

const statuses: Record<SwishStatus, PaymentSessionStatus> = {
  waiting: PaymentSessionStatus.REQUIRES_MORE,
  paid: PaymentSessionStatus.CAPTURED,
  declined: PaymentSessionStatus.ERROR,
  cancelled: PaymentSessionStatus.ERROR,
  expired: PaymentSessionStatus.ERROR,
  failed: PaymentSessionStatus.ERROR,
  // Not a failure: the banks may still report that the request is paid.
  unknown: PaymentSessionStatus.PENDING_AUTHORIZATION,
};

/** Maps the status of a Swish payment to Medusa's. `paid` becomes captured, since Swish takes the money at once. */
export function toSessionStatus(status: SwishStatus): PaymentSessionStatus {
  return statuses[status];
}
