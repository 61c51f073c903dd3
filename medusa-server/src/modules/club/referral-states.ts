/**
 * A friend who has joined has not bought yet; the inviter has the points; a merchandiser has to decide; the inviter gets
 * none.
 */
export const referralStates = ["waiting", "paid", "pending_decision", "refused"] as const;
export type ReferralState = (typeof referralStates)[number];
