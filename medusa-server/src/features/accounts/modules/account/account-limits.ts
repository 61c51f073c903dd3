/** Of an account; an invitation that was not accepted counts as a member. */
export const mostMembers = 50;
export const mostAddresses = 50;
/** They are read with every call of a signed-in user. */
export const mostAgreements = 200;

/** How long an invitation can be accepted, and after that the rest of the day (UTC). */
export const invitationMs = 14 * 24 * 60 * 60_000;
/** Invitation mails within 24 hours to one address: an owner may enter any address. */
export const mostInvitationsPerAddress = 3;
