import { useSyncExternalStore } from "react";
import { createSyncedIds } from "../../browser/create-synced-ids.ts";
import { hasAgreedCookies } from "../../browser/has-agreed-cookies.ts";
import { onCookiesAnswered } from "../../browser/use-agreed-cookies.ts";
import { openStorage } from "../../browser/open-storage.ts";
import { openBroadcastChannel } from "../../browser/open-broadcast-channel.ts";

const key = "spolverk.seenMessages";

/** The ids of the messages closed in this browser [3.8]. This module is only loaded in a browser. */
export const seenMessages = createSyncedIds({
  key,
  storage: openStorage(),
  channel: openBroadcastChannel(key),
  canPersist: hasAgreedCookies,
});

window.addEventListener("pagehide", seenMessages.persist);
onCookiesAnswered(seenMessages.persist);

export function useSeenMessages(): readonly string[] {
  return useSyncExternalStore(seenMessages.subscribe, seenMessages.getIds);
}
