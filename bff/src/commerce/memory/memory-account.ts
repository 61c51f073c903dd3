import type { AccountMembers, CommerceAccount, CommerceAccountDetail } from "../store.ts";

export type MemoryMember = AccountMembers["members"][number] & { wishList: readonly string[] };
export type MemoryInvitation = AccountMembers["invitations"][number] & {
  token: string;
  /** Subject of the user who accepted the invitation; null until then. */
  acceptedBy: string | null;
};

/** An account in memory. */
export type MemoryAccount = {
  detail: Omit<CommerceAccountDetail, "newsletter">;
  /** Subject of the user whose first account it is; null for a later account. */
  createdFor: string | null;
  members: readonly MemoryMember[];
  invitations: readonly MemoryInvitation[];
};

/** All accounts by id, oldest first. */
export type MemoryAccounts = Map<string, MemoryAccount>;

/** An account by its id. @throws for an unknown id, which no caller may pass */
export function getMemoryAccount(accounts: MemoryAccounts, id: string): MemoryAccount {
  const account = accounts.get(id);
  if (account === undefined) throw new Error(`There is no account ${id}`);
  return account;
}

/** An account as seen by one of its members; null for other users. */
export function toMembership(
  { detail, members }: MemoryAccount,
  subject: string,
  club: { isMember: (accountId: string) => boolean },
): CommerceAccount | null {
  const role = members.find((member) => member.subject === subject)?.role;
  if (role === undefined) return null;
  const { id, kind, name, email, referralToken, agreements } = detail;
  return { id, kind, name, email, referralToken, agreements, role, isMember: club.isMember(id) };
}
