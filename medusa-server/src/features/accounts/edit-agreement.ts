import type { Container } from "../../platform/container.ts";
import { notFound } from "../../platform/errors.ts";
import type { AgreementEdit } from "./modules/account/account-agreements.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";

/**
 * Adds, changes or ends a contract price of an account.
 *
 * @throws MedusaError NOT_FOUND when the account has no such agreement
 */
export async function editAgreement(
  container: Container,
  accountId: string,
  edit: AgreementEdit,
  actorId: string,
): Promise<void> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  if ((await accounts.editAgreement(accountId, edit, actorId)) === null) {
    throw notFound("The account has no such agreement");
  }
}
