/** Invitation mails that a user with a paid order may send within 24 hours. */
export const mostInvitationsOfBuyer = 20;
const mostBeforeFirstOrder = 5;

/**
 * The maximum number of invitation mails within 24 hours from all accounts that a user owns. It stops owners from
 * spamming: an account is free to create and may invite any address, while a paid order costs money.
 *
 * @param inviter hasPaidOrder: one of the accounts has an order whose payment was captured and that is not cancelled;
 *   null when the shop itself invites, where only the mails of the inviting account count
 */
export function resolveInvitationLimit(inviter: { hasPaidOrder: boolean } | null): number {
  return inviter === null || inviter.hasPaidOrder ? mostInvitationsOfBuyer : mostBeforeFirstOrder;
}
