import { useSyncExternalStore } from "react";
import { createSyncedIds } from "../../browser/create-synced-ids.ts";
import { hasAgreedCookies } from "../../browser/has-agreed-cookies.ts";
import { onCookiesAnswered } from "../../browser/use-agreed-cookies.ts";
import { openStorage } from "../../browser/open-storage.ts";
import { openBroadcastChannel } from "../../browser/open-broadcast-channel.ts";
import { createWishList } from "./create-wish-list.ts";

const key = "spolverk.wishList";

const browserList = createSyncedIds(
  import.meta.env.SSR
    ? { key, storage: null, channel: null, canPersist: () => false }
    : { key, storage: openStorage(), channel: openBroadcastChannel(key), canPersist: hasAgreedCookies },
);

/** The shopper's wish list, in the browser or the account; always empty on the server. */
export const wishList = createWishList(browserList, (error) => reportError(error));

if (!import.meta.env.SSR) {
  window.addEventListener("pagehide", browserList.persist);
  onCookiesAnswered(browserList.persist);
}

const nothing: readonly string[] = [];

/** The ids of the list; empty during hydration, because the server renders without them. */
export function useWishList(): readonly string[] {
  return useSyncExternalStore(wishList.subscribe, wishList.getIds, () => nothing);
}

/** Number of variations on the list; 0 during hydration. */
export function useWishCount(): number {
  return useSyncExternalStore(
    wishList.subscribe,
    () => wishList.getIds().length,
    () => 0,
  );
}

export function useIsWished(id: string): boolean {
  return useSyncExternalStore(
    wishList.subscribe,
    () => wishList.getIds().includes(id),
    () => false,
  );
}

/** Whether the list is still unread, lasts for this visit only, or is stored. */
export function useWishListState(): "unread" | "visit" | "stored" {
  return useSyncExternalStore(
    wishList.subscribe,
    () => {
      const place = wishList.getPlace();
      if (place === "attaching") return "unread";
      return place === "account" || hasAgreedCookies() ? "stored" : "visit";
    },
    () => "unread",
  );
}
