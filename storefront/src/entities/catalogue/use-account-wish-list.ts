import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../session/use-session.ts";
import { wishList } from "./use-wish-list.ts";

const freshMs = 30_000;

/** Attaches the selected account's wish list; on focus it loads other devices' changes. */
export function useAccountWishList(): void {
  const { api } = useRouteContext({ from: "__root__" });
  const { isLoggedIn, account } = useSession();
  const accountId = isLoggedIn && account ? account.accountId : null;
  useEffect(() => {
    if (accountId === null) return;
    const params = { id: accountId };
    let readAt = 0;
    const read = () => {
      if (Date.now() - readAt < freshMs) return;
      readAt = Date.now();
      const reading =
        wishList.getPlace() === "account"
          ? wishList.refresh()
          : wishList.attach({
              read: async () => (await api("GET /account/{id}/wishlist", { params })).variationIds,
              change: async (body) =>
                (await api("POST /account/{id}/wishlist", { params, body })).variationIds,
            });
      reading.catch(reportError);
    };
    read();
    window.addEventListener("focus", read);
    return () => {
      window.removeEventListener("focus", read);
      wishList.detach();
    };
  }, [api, accountId]);
}
