import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/wishlist [3.8]: adds what the shop sells and leaves out the rest, which a browser may have saved long ago. */
export function postAccountWishlist({ store, catalogue }: Services): Handler<"POST /account/{id}/wishlist"> {
  return async ({ body: { add, remove } }, { account, user }) => {
    const sold = await Promise.all(add.map(async (id) => ((await catalogue.getVariation(id)) ? [id] : [])));
    const changes = { add: sold.flat(), remove };
    return { variationIds: [...(await store.changeWishList(account.id, user.subject, changes))] };
  };
}
