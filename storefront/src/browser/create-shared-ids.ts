import type { TabChannel } from "./open-tab-channel.ts";

const mostIds = 200;
const nothing: readonly string[] = [];
/** What a new tab posts, to hear the ids from the others. */
const question = "?";

type SharedIdsOptions = {
  /** Where the storage holds them. */
  key: string;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
  channel: Pick<TabChannel, "listen" | "post"> | null;
  /** May they be kept for the next visit [4.32]? */
  canPersist: () => boolean;
};

/**
 * Ids that one browser remembers, such as its wish list or the messages it has seen; the last one added first. They
 * are stored once cookies were agreed to, and otherwise last as long as some tab of the shop; tabs tell each other
 * either way [4.32].
 */
export function createSharedIds({ key, storage, channel, canPersist }: SharedIdsOptions) {
  const listeners = new Set<() => void>();
  let ids = canPersist() ? readStored() : nothing;

  function readStored(): readonly string[] {
    try {
      return parseIds(storage?.getItem(key) ?? null) ?? nothing;
    } catch {
      return nothing;
    }
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** Stores the ids where that was agreed to, and forgets stored ones where it was not. */
  function keep(): void {
    try {
      if (canPersist()) storage?.setItem(key, JSON.stringify(ids));
      else storage?.removeItem(key);
    } catch {
      // Full or refused: they go on in this visit.
    }
  }

  function write(next: readonly string[]): void {
    ids = next.slice(0, mostIds);
    keep();
    channel?.post(JSON.stringify(ids));
    tell();
  }

  channel?.listen((text) => {
    if (text === question) {
      if (ids.length > 0) channel.post(JSON.stringify(ids));
      return;
    }
    ids = parseIds(text) ?? ids;
    tell();
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
    /** When the page is left: the shopper may have agreed since they were last changed. */
    keep,
  };
}

/** The ids of a text that another tab or an earlier visit wrote; null when it is no list. */
function parseIds(text: string | null): readonly string[] | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return null;
    const ids = parsed.filter((id): id is string => typeof id === "string" && id !== "");
    return [...new Set(ids)].slice(0, mostIds);
  } catch {
    return null;
  }
}
