import { toAccount } from "../accounts/to-account.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/create [7.8] [4.4]: the user's first account; called again or twice at once, it gives the same one. */
export function postAccountCreate({ commerce }: Services): Handler<"POST /account/create"> {
  return async ({ body: { email, referalToken } }, { user }) => {
    // Whose account it is, is said by the token alone.
    if (email !== undefined && email.toLowerCase() !== user.email) {
      throw new ApiFailure("invalid_request", { fields: { "body.email": "invalid" } });
    }
    return toAccount(await commerce.createAccount(user, { referralToken: referalToken ?? null }));
  };
}
