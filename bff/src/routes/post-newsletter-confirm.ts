import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /newsletter/confirm [7.14]: doing it twice is fine. @throws ApiFailure newsletter_not_found */
export function postNewsletterConfirm({ store }: Services): Handler<"POST /newsletter/confirm"> {
  return async ({ body: { token } }) => {
    if (!(await store.confirmNewsletter(token))) throw new ApiFailure("newsletter_not_found");
    return { confirmed: true };
  };
}
