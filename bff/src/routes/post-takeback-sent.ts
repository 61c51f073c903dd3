import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { toTakeBack } from "../take-backs/to-take-back.ts";

/** POST /takeback/sent [4.37]. @throws ApiFailure take_back_not_found, take_back_not_open */
export function postTakebackSent({ store }: Services): Handler<"POST /takeback/sent"> {
  return async ({ body: { token, trackingNumber } }) => {
    const marked = await store.markTakeBackSent(token, trackingNumber || null);
    if (marked.kind === "notFound") throw new ApiFailure("take_back_not_found");
    if (marked.kind === "notOpen") throw new ApiFailure("take_back_not_open");
    return toTakeBack(marked.takeBack).takeBack;
  };
}
