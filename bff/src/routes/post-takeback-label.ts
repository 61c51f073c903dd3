import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /takeback/label [5.19]: private individuals have one. @throws ApiFailure take_back_not_found, label_not_found */
export function postTakebackLabel({ store }: Services): Handler<"POST /takeback/label"> {
  return async ({ body: { token } }) => {
    const label = await store.getTakeBackLabel(token);
    if (label !== null) return { ...label, type: "application/pdf" };
    const isKnown = (await store.getTakeBack(token)) !== null;
    throw new ApiFailure(isKnown ? "label_not_found" : "take_back_not_found");
  };
}
