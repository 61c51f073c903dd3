import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/claimOrders: the identity provider has verified that the user's address is theirs. */
export function postAccountClaimOrders({ engine }: Services): Handler<"POST /account/{id}/claimOrders"> {
  return async (_, { account, user }) => ({ claimed: await engine.claimOrders(account.id, user.email) });
}
