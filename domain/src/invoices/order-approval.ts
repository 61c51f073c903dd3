/**
 * The approval of an order by a merchandiser before it is sent. `expired`: no merchandiser decided in time. A refused
 * or expired order is cancelled.
 */
export const orderApprovals = ["not_needed", "awaiting", "approved", "refused", "expired"] as const;
export type OrderApproval = (typeof orderApprovals)[number];

/** Time to decide about an order, with its stock reserved, before it is cancelled. */
export const approvalHours = 24;
