import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /newsletter/unsubscribe/{token}: what the page of a mail's link sends, and mail programs by themselves (RFC 8058),
 * in whatever form. The same reply for an unknown token.
 */
export function postNewsletterUnsubscribe({
  store,
}: Services): Handler<"POST /newsletter/unsubscribe/{token}"> {
  return async ({ params: { token } }) => {
    await store.endNewsletter({ token });
    return { unsubscribed: true };
  };
}
