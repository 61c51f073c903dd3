import { describe, expect, it, vi } from "vitest";
import { createSyncedIds } from "./create-synced-ids.ts";
import type { TextBroadcastChannel } from "./open-broadcast-channel.ts";

const key = "spolverk.wishList";

function createStorage(items: Record<string, string> = {}) {
  const stored = new Map(Object.entries(items));
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

/** Tabs that hear each other at once. */
function createTabs() {
  const tabs: { listener: ((text: string) => void) | null }[] = [];
  return (): Pick<TextBroadcastChannel, "listen" | "post"> => {
    const tab: (typeof tabs)[number] = { listener: null };
    tabs.push(tab);
    return {
      post: (text) => {
        for (const other of tabs) if (other !== tab) other.listener?.(text);
      },
      listen: (listener) => {
        tab.listener = listener;
      },
    };
  };
}

const agreed = { key, channel: null, canPersist: () => true };
const notAgreed = { key, channel: null, canPersist: () => false };

describe("a synced list of ids, such as the wish list", () => {
  it("holds each id once, the latest first", () => {
    const list = createSyncedIds({ ...agreed, storage: createStorage() });
    for (const id of ["a", "b", "a"]) list.add(id);
    expect(list.getIds()).toEqual(["a", "b"]);
    list.remove("a");
    expect(list.getIds()).toEqual(["b"]);
  });

  it("is there again on the next visit once cookies were agreed to [4.32]", () => {
    const storage = createStorage();
    createSyncedIds({ ...agreed, storage }).add("a");
    expect(createSyncedIds({ ...agreed, storage }).getIds()).toEqual(["a"]);
  });

  it("is not stored while cookies are undecided or declined, and an old one is forgotten [4.32]", () => {
    const storage = createStorage({ [key]: '["old"]' });
    const list = createSyncedIds({ ...notAgreed, storage });
    expect(list.getIds()).toEqual([]);
    list.add("a");
    expect([list.getIds(), storage.getItem(key)]).toEqual([["a"], null]);
  });

  it("is stored when the page is left, if the shopper has agreed since", () => {
    const storage = createStorage();
    let isAgreed = false;
    const list = createSyncedIds({ key, storage, channel: null, canPersist: () => isAgreed });
    list.add("a");
    isAgreed = true;
    list.persist();
    expect(storage.getItem(key)).toBe('["a"]');
  });

  it("is the same in every tab, stored or not [4.32]", () => {
    const open = createTabs();
    const [here, there] = [
      createSyncedIds({ ...notAgreed, storage: null, channel: open() }),
      createSyncedIds({ ...notAgreed, storage: null, channel: open() }),
    ];
    const listener = vi.fn<() => void>();
    there.subscribe(listener);
    here.add("a");
    here.add("b");
    expect([there.getIds(), listener.mock.calls.length]).toEqual([["b", "a"], 2]);
    here.remove("a");
    here.remove("b");
    expect(there.getIds()).toEqual([]);
  });

  it("is sent to a tab that opens later", () => {
    const open = createTabs();
    createSyncedIds({ ...notAgreed, storage: null, channel: open() }).add("a");
    expect(createSyncedIds({ ...notAgreed, storage: null, channel: open() }).getIds()).toEqual(["a"]);
  });

  it.each(["", "{", "null", '"a"', '{"a":1}', '[1,null,""]'])(
    "is empty when the storage holds %j",
    (text) => {
      const storage = createStorage({ [key]: text });
      expect(createSyncedIds({ ...agreed, storage }).getIds()).toEqual([]);
    },
  );

  it("lasts as long as the page where nothing can be stored", () => {
    const refuse = () => {
      throw new DOMException("denied");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const list = createSyncedIds({ ...agreed, storage });
    list.add("a");
    expect(list.getIds()).toEqual(["a"]);
  });
});
