import { type AccountRole, accountRoles } from "@spolverk/domain";
import { z } from "zod";
import { accountEmailSchema, actor, removedReplySchema } from "./accounts.ts";
import { call, type Immutable } from "./call.ts";

export const membersReplySchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      email: z.string(),
      role: z.enum(accountRoles),
      since: z.iso.datetime(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(accountRoles),
      invitedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
export const inviteBodySchema = z.strictObject({
  email: accountEmailSchema,
  role: z.enum(accountRoles),
  /** Subject of the inviting owner; null for the shop itself. */
  inviter: actor.subject.nullable(),
  /** E-mail address of the inviting owner, which the mail names. */
  invitedBy: accountEmailSchema,
  /** Language of the mail, and the site that it links to. */
  language: z.string().max(10),
  site: z.string().max(20),
});
export type InviteBody = z.infer<typeof inviteBodySchema>;
export const inviteReplySchema = z.object({ kind: z.enum(["invited", "already_member", "too_many"]) });
export const removeInvitationBodySchema = z.strictObject({ id: z.string().max(80) });
export const memberRoleBodySchema = z.strictObject({ id: z.string().max(80), role: z.enum(accountRoles) });
export const removeMemberBodySchema = z.strictObject({ id: z.string().max(80) });
export const memberReplySchema = z.object({ kind: z.enum(["changed", "unknown", "last_owner"]) });

export type AccountMembers = Immutable<z.infer<typeof membersReplySchema>>;
export type NewInvitation = Immutable<InviteBody>;

/** The members of accounts. Account ids are those of existing accounts. */
export const accountMemberCalls = {
  listMembers: call({
    method: "GET",
    path: "accounts/:id/members",
    reply: membersReplySchema,
    request: (id: string) => ({ params: { id } }),
  }),
  /**
   * Mails an invitation, which expires after 14 days; inviting an address again replaces its invitation. At most 50
   * members and invitations per account, and as many mails a day from all accounts of the inviter as
   * `resolveInvitationLimit` allows.
   */
  inviteMember: call({
    method: "POST",
    path: "accounts/:id/invitations",
    body: inviteBodySchema,
    reply: inviteReplySchema,
    request: (id: string, invitation: NewInvitation) => ({ params: { id }, body: invitation }),
    result: ({ kind }) => kind,
  }),
  /** Withdraws an invitation, which invalidates its link. */
  removeInvitation: call({
    method: "POST",
    path: "accounts/:id/invitations/remove",
    body: removeInvitationBodySchema,
    reply: removedReplySchema,
    request: (id: string, invitationId: string) => ({ params: { id }, body: { id: invitationId } }),
    result: ({ kind }) => kind,
  }),
  /** Refuses to leave an account without an owner. */
  changeMemberRole: call({
    method: "POST",
    path: "accounts/:id/members/role",
    body: memberRoleBodySchema,
    reply: memberReplySchema,
    request: (id: string, memberId: string, role: AccountRole) => ({
      params: { id },
      body: { id: memberId, role },
    }),
    result: ({ kind }) => kind,
  }),
  /** Refuses to leave an account without an owner. */
  removeMember: call({
    method: "POST",
    path: "accounts/:id/members/remove",
    body: removeMemberBodySchema,
    reply: memberReplySchema,
    request: (id: string, memberId: string) => ({ params: { id }, body: { id: memberId } }),
    result: ({ kind }) => kind,
  }),
};
