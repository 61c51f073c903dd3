import { useSyncExternalStore } from "react";
import { createSyncedIds } from "../../browser/create-synced-ids.ts";
import { hasAgreedCookies } from "../../browser/has-agreed-cookies.ts";
import { openStorage } from "../../browser/open-storage.ts";
import { openBroadcastChannel } from "../../browser/open-broadcast-channel.ts";
import { noSubscription } from "../../ui/no-subscription.ts";

const key = "spolverk.wishList";

/** The browser's wish list; on the server it is always empty. */
export const wishList = createSyncedIds(
  import.meta.env.SSR
    ? { key, storage: null, channel: null, canPersist: () => false }
    : { key, storage: openStorage(), channel: openBroadcastChannel(key), canPersist: hasAgreedCookies },
);

if (!import.meta.env.SSR) window.addEventListener("pagehide", wishList.persist);

const nothing: readonly string[] = [];

/** The ids of the list; empty during hydration, because the server renders without them. */
export function useWishList(): readonly string[] {
  return useSyncExternalStore(wishList.subscribe, wishList.getIds, () => nothing);
}

/** Tells whether the list contains a variation. */
export function useIsWished(id: string): boolean {
  return useSyncExternalStore(
    wishList.subscribe,
    () => wishList.getIds().includes(id),
    () => false,
  );
}

/** Whether the list was read yet, and then whether it lasts for this visit only. */
export function useWishListState(): "unread" | "visit" | "stored" {
  return useSyncExternalStore(
    noSubscription,
    () => (hasAgreedCookies() ? "stored" : "visit"),
    () => "unread",
  );
}
