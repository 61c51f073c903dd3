import { showAccount } from "../accounts/show-account.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id} [2.14] */
export function getAccount(services: Services): Handler<"GET /account/{id}"> {
  return ({ query }, caller) => showAccount(services, caller, query.language);
}
