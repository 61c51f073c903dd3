import { toMailboxKey } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";

type Friend = { id: string; email: string };

/**
 * Finds the account of a referral token if it may invite the friend: it has to belong to a person, and to another
 * person than the friend. An account that shares a user or a mailbox with the friend's is the friend's own.
 *
 * @returns its id; null when the token is invalid for this friend
 */
export async function findInviter(
  container: Container,
  friend: Friend,
  token: string,
): Promise<string | null> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const [inviter] = await accounts.listAccounts(
    { referral_token: token },
    { select: ["id", "kind", "email"] },
  );
  if (inviter === undefined || inviter.kind !== "individual" || inviter.id === friend.id) return null;
  const members = await accounts.listAccountMembers(
    { account_id: [inviter.id, friend.id] },
    { select: ["account_id", "subject", "email"], take: null },
  );
  const namesOf = (account: Friend) =>
    members
      .filter(({ account_id }) => account_id === account.id)
      .flatMap(({ subject, email }) => [subject, toMailboxKey(email)])
      .concat(toMailboxKey(account.email));
  const own = new Set(namesOf(friend));
  return namesOf(inviter).some((name) => own.has(name)) ? null : inviter.id;
}
