import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { AccountCreateBody, AccountRow } from "@spolverk/medusa-contract";
import { expectPresent } from "../../database/expect-present.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import type { Membership } from "../accounts/modules/account/service.ts";
import { createAccountWorkflow } from "./workflows/create-account-workflow.ts";
import { listAccountsOfUser } from "./list-accounts-of-user.ts";
import { toCustomerLock } from "./customers/to-customer-lock.ts";

/**
 * Returns the user's first account [4.4] or, with a company, the user's account for that company. Creates the account
 * only when it is missing, so that repeated or concurrent calls create one.
 */
export function createAccount(container: MedusaContainer, body: AccountCreateBody): Promise<AccountRow> {
  const { subject, email, company } = body;
  const accounts = container.resolve(ACCOUNT_MODULE);
  return container.resolve(Modules.LOCKING).execute(toCustomerLock(email), async () => {
    const known = (await accounts.listOfUser(subject)).find((account) => isAskedFor(account, company));
    const id = known?.id ?? (await createAccountWorkflow(container).run({ input: body })).result;
    const own = await listAccountsOfUser(container, subject);
    // The user has no account of this id when another process has created the user's first account meanwhile, under
    // another address of the user.
    return expectPresent(own.find((account) => account.id === id) ?? own[0], "an account of the user");
  });
}

/**
 * Tells whether an account of the user is the requested one. Without a company, any account is. With a company, it is
 * the account that the user owns for that company.
 */
function isAskedFor(account: Membership, company: AccountCreateBody["company"]): boolean {
  if (company === null) return true;
  return (
    account.role === "owner" &&
    account.country === company.country &&
    toKey(account.organization_number) === toKey(company.organizationNumber)
  );
}

/** Normalizes an organization number: drops separators and uppercases letters. */
const toKey = (organizationNumber: string) => organizationNumber.replaceAll(/[^\p{L}\d]/gu, "").toUpperCase();
