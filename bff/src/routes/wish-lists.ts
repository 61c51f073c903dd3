import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const wishListsHandlers = (services: Services) =>
  ({
    "GET /account/{id}/wishlist": getAccountWishlist(services),
    "POST /account/{id}/wishlist": postAccountWishlist(services),
  }) satisfies Partial<Handlers>;

/** GET /account/{id}/wishlist [3.8] */
function getAccountWishlist({ store }: Services): Handler<"GET /account/{id}/wishlist"> {
  return async (_, { account, user }) => {
    const none = { add: [], remove: [] };
    return { variationIds: [...(await store.changeWishList(account.id, user.subject, none))] };
  };
}

/**
 * POST /account/{id}/wishlist [3.8]: adds variations that the shop sells and leaves out others, which a browser may
 * have saved long ago.
 */
function postAccountWishlist({ store, catalogue }: Services): Handler<"POST /account/{id}/wishlist"> {
  return async ({ body: { add, remove } }, { account, user }) => {
    const sold = await Promise.all(add.map(async (id) => ((await catalogue.getVariation(id)) ? [id] : [])));
    const changes = { add: sold.flat(), remove };
    return { variationIds: [...(await store.changeWishList(account.id, user.subject, changes))] };
  };
}
