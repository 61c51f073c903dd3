/** Invitation mails within 24 hours. */
const mostOfBuyer = 20;
const mostBeforeFirstOrder = 5;

/**
 * How many invitation mails may go out within 24 hours from all accounts that a user owns. An owner may enter any address,
 * and an account costs nothing to create; a paid order does.
 *
 * @param inviter hasPaidOrder: one of the accounts has an order that was paid and not cancelled; null when the shop itself
 *   invites, for whom the mails of the account alone count
 */
export function resolveInvitationLimit(inviter: { hasPaidOrder: boolean } | null): number {
  return inviter === null || inviter.hasPaidOrder ? mostOfBuyer : mostBeforeFirstOrder;
}
