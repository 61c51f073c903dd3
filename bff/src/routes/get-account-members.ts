import { showMembers } from "../accounts/show-members.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id}/members */
export function getAccountMembers(services: Services): Handler<"GET /account/{id}/members"> {
  return (_, caller) => showMembers(services, caller);
}
