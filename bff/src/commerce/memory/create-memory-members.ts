import { randomUUID } from "node:crypto";
import { type AccountRole, keepsOwner, toUtcDayEnd } from "@spolverk/domain";
import type { ShopStore } from "../store.ts";
import type { FindInviting } from "./find-inviting-accounts.ts";
import type { MemoryClub } from "./memory-club.ts";
import { getMemoryAccount, type MemoryAccount, type MemoryAccounts, toMembership } from "./memory-account.ts";

type Members = Pick<
  ShopStore,
  | "acceptInvitation"
  | "listMembers"
  | "inviteMember"
  | "removeInvitation"
  | "changeMemberRole"
  | "removeMember"
>;

const dayMs = 24 * 60 * 60_000;
const invitationMs = 14 * dayMs;
/** Maximum number of members per account; an open invitation counts as a member. */
const mostMembers = 50;
/** Maximum number of invitation mails to one address within a day. */
const mostMailsToAddress = 3;

/** An invitation whose mail is not sent; tests read its token here. */
export type InvitationMail = { accountId: string; email: string; token: string; at: number };

type MemberParts = {
  accounts: MemoryAccounts;
  club: Pick<MemoryClub, "isMember">;
  findInviting: FindInviting;
  now: () => Date;
  /** The invitations so far; new ones are appended. */
  mails: InvitationMail[];
};

/** Members and invitations of accounts in memory. */
export function createMemoryMembers({ accounts, club, findInviting, now, mails }: MemberParts): Members {
  const get = (id: string) => getMemoryAccount(accounts, id);
  const change = (id: string, changes: Partial<MemoryAccount>) =>
    void accounts.set(id, { ...get(id), ...changes });
  const isOpen = ({ acceptedBy, expiresAt }: MemoryAccount["invitations"][number]) =>
    acceptedBy === null && Date.parse(expiresAt) > now().getTime();

  function changeMember(
    id: string,
    memberId: string,
    role: AccountRole | null,
  ): "changed" | "unknown" | "last_owner" {
    const { members } = get(id);
    if (!members.some((member) => member.id === memberId)) return "unknown";
    if (!keepsOwner(members, { id: memberId, role })) return "last_owner";
    const changed = members.flatMap((member) => {
      if (member.id !== memberId) return [member];
      return role === null ? [] : [{ ...member, role }];
    });
    change(id, { members: changed });
    return "changed";
  }

  function isMailLimitReached(accountId: string, email: string, inviter: string | null): boolean {
    const recent = mails.filter(({ at }) => at > now().getTime() - dayMs);
    const { accountIds, mostMails } = findInviting(accountId, inviter);
    return (
      recent.filter((mail) => accountIds.includes(mail.accountId)).length >= mostMails ||
      recent.filter((mail) => mail.email === email).length >= mostMailsToAddress
    );
  }

  return {
    acceptInvitation: async ({ subject, email }, token) => {
      const account = [...accounts.values()].find(({ invitations }) =>
        invitations.some((invitation) => invitation.token === token),
      );
      const invitation = account?.invitations.find((candidate) => candidate.token === token);
      if (!account || !invitation) return { kind: "unknown" };
      const { id } = account.detail;
      if (!isOpen(invitation)) {
        const known = invitation.acceptedBy === subject ? toMembership(account, subject, club) : null;
        return known ? { kind: "accepted", account: known } : { kind: "unknown" };
      }
      if (invitation.email !== email) return { kind: "other_email" };
      const { role } = invitation;
      const joined = { id: randomUUID(), subject, email, role, since: now().toISOString(), wishList: [] };
      const isMember = account.members.some((member) => member.subject === subject);
      change(id, {
        members: isMember ? account.members : [...account.members, joined],
        invitations: account.invitations.map((each) =>
          each.token === token ? { ...each, acceptedBy: subject } : each,
        ),
      });
      const membership = toMembership(get(id), subject, club);
      return membership ? { kind: "accepted", account: membership } : { kind: "unknown" };
    },

    listMembers: async (id) => {
      const { members, invitations } = get(id);
      return {
        members: members.map(({ wishList: _wishList, ...member }) => member),
        invitations: invitations
          .filter(isOpen)
          .map(({ token: _token, acceptedBy: _acceptedBy, ...invitation }) => invitation),
      };
    },
    inviteMember: async (id, { email, role, inviter }) => {
      const { members, invitations } = get(id);
      if (members.some((member) => member.email === email)) return "already_member";
      const others = invitations.filter((invitation) => invitation.email !== email || !isOpen(invitation));
      const isFull = members.length + others.filter(isOpen).length >= mostMembers;
      if (isFull || isMailLimitReached(id, email, inviter)) return "too_many";
      const invitedAt = now();
      const token = randomUUID();
      mails.push({ accountId: id, email, token, at: invitedAt.getTime() });
      const invitation = {
        id: randomUUID(),
        email,
        role,
        invitedAt: invitedAt.toISOString(),
        expiresAt: toUtcDayEnd(new Date(invitedAt.getTime() + invitationMs)).toISOString(),
        token,
        acceptedBy: null,
      };
      change(id, { invitations: [...others, invitation] });
      return "invited";
    },
    removeInvitation: async (id, invitationId) => {
      const { invitations } = get(id);
      const left = invitations.filter((invitation) => invitation.id !== invitationId);
      change(id, { invitations: left });
      return left.length < invitations.length ? "removed" : "unknown";
    },

    changeMemberRole: async (id, memberId, role) => changeMember(id, memberId, role),
    removeMember: async (id, memberId) => changeMember(id, memberId, null),
  };
}
