import { refuseFields } from "../accounts/refuse-fields.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /account/{id}/delete: the owner types the account's address once more. Its newsletter ends with it.
 *
 * @throws ApiFailure invalid_request for another address, account_has_open_orders
 */
export function postAccountDelete({ store }: Services): Handler<"POST /account/{id}/delete"> {
  return async ({ body }, { account }) => {
    refuseFields(body.email.toLowerCase() === account.email.toLowerCase() ? {} : { email: "invalid" });
    if ((await store.deleteAccount(account.id)) === "open_orders") {
      throw new ApiFailure("account_has_open_orders");
    }
    return { deleted: true };
  };
}
