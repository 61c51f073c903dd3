import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { toTakeBack } from "../take-backs/to-take-back.ts";

/** POST /takeback/show [4.37]. @throws ApiFailure take_back_not_found */
export function postTakebackShow({ store }: Services): Handler<"POST /takeback/show"> {
  return async ({ body: { token } }) => {
    const found = await store.getTakeBack(token);
    if (found === null) throw new ApiFailure("take_back_not_found");
    return toTakeBack(found).takeBack;
  };
}
