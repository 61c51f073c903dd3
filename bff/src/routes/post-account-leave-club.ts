import { showLoyalty } from "../club/show-loyalty.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/leaveClub: points that are left lapse. @throws ApiFailure not_in_club */
export function postAccountLeaveClub(services: Services): Handler<"POST /account/{id}/leaveClub"> {
  return async (_, caller) => {
    const left = await services.store.leaveClub(caller.account.id);
    if (left === "not_member") throw new ApiFailure("not_in_club");
    return showLoyalty(services, caller);
  };
}
