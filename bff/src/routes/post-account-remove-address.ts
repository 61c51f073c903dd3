import { showAccount } from "../accounts/show-account.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/removeAddress @throws ApiFailure address_not_found */
export function postAccountRemoveAddress(services: Services): Handler<"POST /account/{id}/removeAddress"> {
  return async ({ query, body: { addressId } }, caller) => {
    const removed = await services.store.removeAddress(caller.account.id, addressId);
    if (removed === "unknown") throw new ApiFailure("address_not_found");
    return showAccount(services, caller, query.language);
  };
}
