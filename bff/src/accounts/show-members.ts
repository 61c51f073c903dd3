import type { MemberCaller } from "../auth/resolve-caller.ts";
import type { Members } from "../contract/account.ts";
import type { Services } from "../services.ts";

/** The members and the open invitations of an account, without the identity provider's ids. */
export async function showMembers(
  { store }: Pick<Services, "store">,
  { account, user }: Pick<MemberCaller, "account" | "user">,
): Promise<Members> {
  const { members, invitations } = await store.listMembers(account.id);
  return {
    members: members.map(({ id, subject, ...member }) => ({
      memberId: id,
      ...member,
      isYou: subject === user.subject,
    })),
    invitations: invitations.map(({ id, ...invitation }) => ({ invitationId: id, ...invitation })),
  };
}
