import type { AccountMembers, CommerceAccount, CommerceAccountDetail } from "../store.ts";

export type MemoryMember = AccountMembers["members"][number] & { wishList: readonly string[] };
export type MemoryInvitation = AccountMembers["invitations"][number] & {
  token: string;
  /** The identity provider's id of the user who accepted it; null until then. */
  acceptedBy: string | null;
};

/** An account of the backend in memory. */
export type MemoryAccount = {
  detail: Omit<CommerceAccountDetail, "newsletter">;
  /** The identity provider's id of the user whose first account it is; null for a further one. */
  createdFor: string | null;
  members: readonly MemoryMember[];
  invitations: readonly MemoryInvitation[];
};

/** All accounts by id, the oldest first. */
export type MemoryAccounts = Map<string, MemoryAccount>;

/** An account by its id. @throws when there is none, which no caller may ask for */
export function getMemoryAccount(accounts: MemoryAccounts, id: string): MemoryAccount {
  const account = accounts.get(id);
  if (account === undefined) throw new Error(`There is no account ${id}`);
  return account;
}

/** An account as one of its members sees it; null for anybody else. */
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
