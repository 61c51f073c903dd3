/**
 * A friend who has joined has not bought yet; the inviter has the points; a merchandiser has to decide; the inviter gets
 * none.
 */
export const referralStates = ["waiting", "paid", "pending_decision", "refused"] as const;
/**
 * Whether the friend's bonus for joining pays nothing: a merchandiser decides about the invitation, or has refused it.
 *
 * @param referral null of an account that nobody has invited
 */
export const isBonusWithheld = (referral: { state: ReferralState; reason: string | null } | null): boolean =>
  referral?.state === "pending_decision" ||
  (referral?.state === "refused" && referral.reason !== "inviter_left");

export type ReferralState = (typeof referralStates)[number];
