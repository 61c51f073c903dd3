/**
 * What a shopper who pays by Swish is told [4.34], [7.13]. With `waiting` and `unknown` money may still come; the
 * others are final. `unknown`: the banks did not say in time whether they paid.
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

/** Of a payment that has ended. */
export type SettledSwishStatus = Exclude<SwishStatus, "waiting" | "unknown">;

/** Has a payment ended, with money or without? Until then it is asked again how it stands [4.34]. */
export function isSwishSettled(status: SwishStatus): status is SettledSwishStatus {
  return status !== "waiting" && status !== "unknown";
}

/** Swish asked the banks and got no answer: the money may have been moved. */
const outcomeUnknown = "DS24";
/** The shopper has not begun to pay in time. */
const notStartedInTime = "TM01";
/** The shopper has turned the signing down, or not signed in time. */
const signingCanceled = "BANKIDCL";

/**
 * The status of a payment request from Swish's own words [7.13]. A word that is not known is `unknown`, never a
 * failure: what has been paid must not be taken for unpaid.
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
