import { useSyncExternalStore } from "react";
import { createSharedIds } from "../../browser/create-shared-ids.ts";
import { hasAgreedCookies } from "../../browser/has-agreed-cookies.ts";
import { openStorage } from "../../browser/open-storage.ts";
import { openTabChannel } from "../../browser/open-tab-channel.ts";
import { noSubscription } from "../../ui/no-subscription.ts";

const key = "spolverk.wishList";

/** The browser's wish list; on the server it is always empty. */
export const wishList = createSharedIds(
  import.meta.env.SSR
    ? { key, storage: null, channel: null, canPersist: () => false }
    : { key, storage: openStorage(), channel: openTabChannel(key), canPersist: hasAgreedCookies },
);

if (!import.meta.env.SSR) window.addEventListener("pagehide", wishList.keep);

const nothing: readonly string[] = [];

/** The ids wished for; empty while the page is being hydrated, as the HTML was made without them. */
export function useWishList(): readonly string[] {
  return useSyncExternalStore(wishList.subscribe, wishList.getIds, () => nothing);
}

/** Is a variation wished for? */
export function useIsWished(id: string): boolean {
  return useSyncExternalStore(
    wishList.subscribe,
    () => wishList.getIds().includes(id),
    () => false,
  );
}

/** What the page may say of the list: nothing before it was read, then whether it outlasts the visit. */
export function useWishListState(): "unread" | "visit" | "kept" {
  return useSyncExternalStore(
    noSubscription,
    () => (hasAgreedCookies() ? "kept" : "visit"),
    () => "unread",
  );
}
