/** Why a referral waits for a merchandiser, or why it is refused without one. */
export const referralReasons = ["same_name_and_address", "same_card", "same_client", "inviter_left"] as const;
export type ReferralReason = (typeof referralReasons)[number];
