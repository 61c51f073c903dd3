/** Maximum number of members of an account. A pending invitation counts as a member. */
export const mostMembers = 50;
export const mostAddresses = 50;
/** Maximum number of agreements of an account. Every call of a signed-in user reads all of them. */
export const mostAgreements = 200;

/** An invitation is valid for this long, and then until the end of that day (UTC). */
export const invitationMs = 14 * 24 * 60 * 60_000;
/** The limit of invitation mails to one address within 24 hours, because an owner may enter any address. */
export const mostInvitationsPerAddress = 3;
