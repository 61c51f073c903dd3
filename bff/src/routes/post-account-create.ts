import { findNewCompanyProblems } from "../accounts/find-account-problems.ts";
import { refuseFields } from "../accounts/refuse-fields.ts";
import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import { toAccount } from "../accounts/to-account.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** Of one user: they are read with every call of theirs. */
const mostAccounts = 50;

/**
 * POST /account/create [7.8] [4.4]: the user's first account, the same one when it is called again or twice at once; or
 * a further one for a company.
 *
 * @throws ApiFailure invalid_request for another user's e-mail, and for a company's name or number that is wrong,
 * too_many_accounts
 */
export function postAccountCreate(services: Services): Handler<"POST /account/create"> {
  return async ({ body: { email, referalToken, company } }, { user }) => {
    refuseFields({
      // Whose account it is, is said by the token alone.
      ...(email !== undefined && email.toLowerCase() !== user.email && { email: "invalid" }),
      ...(company && findNewCompanyProblems(company)),
    });
    if (company && (await services.store.listAccounts(user)).length >= mostAccounts) {
      throw new ApiFailure("too_many_accounts");
    }
    const account = await services.store.createAccount(user, {
      referralToken: referalToken ?? null,
      company: company ?? null,
    });
    return toAccount(account, await resolveAccountAgreements(services, account));
  };
}
