import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id}/wishlist [3.8] */
export function getAccountWishlist({ store }: Services): Handler<"GET /account/{id}/wishlist"> {
  return async (_, { account, user }) => {
    const none = { add: [], remove: [] };
    return { variationIds: [...(await store.changeWishList(account.id, user.subject, none))] };
  };
}
