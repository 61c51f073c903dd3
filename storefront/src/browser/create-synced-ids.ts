import type { TextBroadcastChannel } from "./open-broadcast-channel.ts";

const maxIds = 200;
const nothing: readonly string[] = [];
/** A new tab posts this text to request the ids of the other tabs. */
const question = "?";

type SyncedIdsOptions = {
  /** Storage key. */
  key: string;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  channel: Pick<TextBroadcastChannel, "listen" | "post"> | null;
  /** Whether the browser may store the ids for the next visit [4.32]. */
  canPersist: () => boolean;
};

/**
 * A list of ids that a browser remembers, such as the wish list or the seen messages; the last added id comes first.
 * Once the shopper has agreed to cookies, the ids are stored. Otherwise they last while a tab of the shop is open. All
 * tabs stay synchronized in both cases [4.32].
 */
export function createSyncedIds({ key, storage, channel, canPersist }: SyncedIdsOptions) {
  const listeners = new Set<() => void>();
  let ids = canPersist() ? readStored() : nothing;

  function readStored(): readonly string[] {
    try {
      return parseIds(storage?.getItem(key) ?? null) ?? nothing;
    } catch {
      return nothing;
    }
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Stores the ids with consent, and deletes stored ids without it. */
  function persist(): void {
    try {
      if (canPersist()) storage?.setItem(key, JSON.stringify(ids));
      else storage?.removeItem(key);
    } catch {
      // Storage is full or refused: the ids last while a tab is open.
    }
  }

  function write(next: readonly string[]): void {
    ids = next.slice(0, maxIds);
    persist();
    channel?.post(JSON.stringify(ids));
    notify();
  }

  channel?.listen((text) => {
    if (text === question) {
      if (ids.length > 0) channel.post(JSON.stringify(ids));
      return;
    }
    ids = parseIds(text) ?? ids;
    notify();
  });
  if (ids.length === 0) channel?.post(question);

  return {
    getIds: () => ids,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (id: string) => write([id, ...ids.filter((known) => known !== id)]),
    remove: (id: string) => write(ids.filter((known) => known !== id)),
    /** Call it when the shopper has answered the cookie question, and when leaving the page. */
    persist,
  };
}

/** Parses ids that another tab or an earlier visit has written; null when the text is not a list. */
function parseIds(text: string | null): readonly string[] | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    const ids = parsed.filter((id): id is string => typeof id === "string" && id !== "");
    return [...new Set(ids)].slice(0, maxIds);
  } catch {
    return null;
  }
}
