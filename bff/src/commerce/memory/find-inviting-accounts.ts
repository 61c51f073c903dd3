import { isUncharged, resolveInvitationLimit } from "@spolverk/domain";
import type { MemoryAccounts } from "./memory-account.ts";
import type { MemoryOrder } from "./memory-orders.ts";

/** The accounts whose invitation mails of a day count together, and how many these may be. */
export type FindInviting = (
  accountId: string,
  inviter: string | null,
) => { accountIds: readonly string[]; mostMails: number };

/** Finds them: the account that invites and, for an owner, all others of the same owner. */
export function findInvitingAccounts(
  accounts: MemoryAccounts,
  listOrders: () => readonly MemoryOrder[],
): FindInviting {
  return (id, inviter) => {
    if (inviter === null) return { accountIds: [id], mostMails: resolveInvitationLimit(null) };
    const owned = [...accounts.values()].filter(({ members }) =>
      members.some(({ subject, role }) => subject === inviter && role === "owner"),
    );
    const accountIds = [...new Set([id, ...owned.map(({ detail }) => detail.id)])];
    // An invoice is paid later, which this backend does not see; an order without anything to pay is not paid for.
    const hasPaidOrder = listOrders().some(
      ({ accountId, isCancelled, priced }) =>
        accountId !== null &&
        accountIds.includes(accountId) &&
        !isCancelled &&
        !isUncharged(priced.paymentMethod),
    );
    return { accountIds, mostMails: resolveInvitationLimit({ hasPaidOrder }) };
  };
}
