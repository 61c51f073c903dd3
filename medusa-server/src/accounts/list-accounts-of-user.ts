import type { MedusaContainer } from "@medusajs/framework/types";
import type { AccountRow } from "@spolverk/medusa-contract";
import { ACCOUNT_MODULE } from "../modules/account/index.ts";
import type AccountModuleService from "../modules/account/service.ts";
import { toAgreement } from "./to-agreement.ts";

/** The accounts that a user is a member of with their contract prices, the oldest first, by two statements however many. */
export async function listAccountsOfUser(container: MedusaContainer, subject: string): Promise<AccountRow[]> {
  const accounts: AccountModuleService = container.resolve(ACCOUNT_MODULE);
  const memberships = await accounts.listOfUser(subject);
  if (memberships.length === 0) return [];
  const agreements = await accounts.listAgreements(
    { account_id: memberships.map(({ id }) => id) },
    { order: { created_at: "ASC", id: "ASC" }, take: null },
  );
  return memberships.map(({ id, kind, name, email, referral_token, role }) => ({
    id,
    kind,
    name,
    email,
    referralToken: referral_token,
    role,
    agreements: agreements.filter(({ account_id }) => account_id === id).map(toAgreement),
  }));
}
