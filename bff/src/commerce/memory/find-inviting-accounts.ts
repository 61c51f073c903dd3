import { isUncharged, resolveInvitationLimit } from "@spolverk/domain";
import type { MemoryAccounts } from "./memory-account.ts";
import type { MemoryOrder } from "./memory-orders.ts";

/** The accounts that share a daily limit of invitation mails, and that limit. */
export type FindInviting = (
  accountId: string,
  inviter: string | null,
) => { accountIds: readonly string[]; mostMails: number };

/** Finds the inviting account and all accounts that the inviter owns. */
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
    // An order by invoice counts as paid, because this backend does not see whether its invoice is paid. A free order
    // does not count.
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
