/** Invitation mails within 24 hours of a user with a paid order. */
export const mostInvitationsOfBuyer = 20;
const mostBeforeFirstOrder = 5;

/**
 * How many invitation mails may go out within 24 hours from all accounts that a user owns. An owner may enter any address,
 * and an account costs nothing to create; a paid order does.
 *
 * @param inviter hasPaidOrder: one of the accounts has an order whose payment was captured and that is not cancelled; null when the shop itself
 *   invites, for whom the mails of the account alone count
 */
export function resolveInvitationLimit(inviter: { hasPaidOrder: boolean } | null): number {
  return inviter === null || inviter.hasPaidOrder ? mostInvitationsOfBuyer : mostBeforeFirstOrder;
}
