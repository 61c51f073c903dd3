/**
 * The states of a Swish payment as shown to the shopper [4.34], [7.13]. With `waiting` and `unknown` money may still
 * arrive; the others are final. `unknown`: the banks did not answer in time.
 */
export const swishStatuses = [
  "waiting",
  "paid",
  "declined",
  "cancelled",
  "expired",
  "failed",
  "unknown",
] as const;
export type SwishStatus = (typeof swishStatuses)[number];

/** The states of a payment that has ended. */
export type SettledSwishStatus = Exclude<SwishStatus, "waiting" | "unknown">;

/** Tells whether a payment has ended, paid or not. Until then the shop polls Swish [4.34]. */
export function isSwishSettled(status: SwishStatus): status is SettledSwishStatus {
  return status !== "waiting" && status !== "unknown";
}

/** Swish error code: the banks did not answer, so the money may have been moved. */
const outcomeUnknown = "DS24";
/** Swish error code: the shopper did not start the payment in time. */
const notStartedInTime = "TM01";
/** Swish error code: the shopper refused to sign the payment, or did not sign in time. */
const signingCanceled = "BANKIDCL";

/**
 * Maps the status of a Swish payment request [7.13]. An unrecognized status is `unknown`, never a failure, so that a
 * paid request is not treated as unpaid.
 *
 * @param request.errorCode of a request in the state ERROR
 */
export function resolveSwishStatus(request: { status: string; errorCode: string | null }): SwishStatus {
  switch (request.status) {
    case "CREATED":
    case "INITIATED":
      return "waiting";
    case "PAID":
      return "paid";
    case "DECLINED":
      return "declined";
    case "CANCELLED":
      return "cancelled";
    case "ERROR":
      return resolveError(request.errorCode);
    default:
      return "unknown";
  }
}

function resolveError(errorCode: string | null): SwishStatus {
  if (errorCode === null || errorCode === outcomeUnknown) return "unknown";
  if (errorCode === notStartedInTime) return "expired";
  return errorCode === signingCanceled ? "cancelled" : "failed";
}
