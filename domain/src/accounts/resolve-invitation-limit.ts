/** Invitation mails that an owner with a paid order, or a merchandiser for one account, may send within 24 hours. */
export const mostInvitationsOfBuyer = 20;
const mostBeforeFirstOrder = 5;

/**
 * The maximum number of invitation mails within 24 hours from all accounts of one owner. The limit keeps owners from
 * sending spam. It is lower before a paid order, because creating an account and inviting any address costs nothing.
 *
 * @param inviter the owner who invites. `hasPaidOrder`: one of the owner's accounts has an order whose payment was
 *   captured and that is not cancelled. Null when a merchandiser invites for the shop; then only mails that
 *   invite to the same account count.
 */
export function resolveInvitationLimit(inviter: { hasPaidOrder: boolean } | null): number {
  return inviter === null || inviter.hasPaidOrder ? mostInvitationsOfBuyer : mostBeforeFirstOrder;
}
