import type { MedusaContainer } from "@medusajs/framework/types";
import type { AccountRow } from "@spolverk/medusa-contract";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CLUB_MODULE } from "../club/modules/club/index.ts";
import { toAgreement } from "../accounts/to-agreement.ts";

/**
 * Lists the accounts that a user is a member of, the oldest first, with their contract prices and club membership. Runs
 * three statements however many accounts there are.
 */
export async function listAccountsOfUser(container: MedusaContainer, subject: string): Promise<AccountRow[]> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const club = container.resolve(CLUB_MODULE);
  const memberships = await accounts.listOfUser(subject);
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ id }) => id);
  const [agreements, members] = await Promise.all([
    accounts.listAgreements({ account_id: ids }, { order: { created_at: "ASC", id: "ASC" }, take: null }),
    club.listMembers(ids),
  ]);
  return memberships.map(({ id, kind, name, email, referral_token, role }) => ({
    id,
    kind,
    name,
    email,
    referralToken: referral_token,
    role,
    isMember: members.includes(id),
    agreements: agreements.filter(({ account_id }) => account_id === id).map(toAgreement),
  }));
}
