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

/** Tabs that receive each other's posts synchronously. */
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
  it("holds each id once, the last added first", () => {
    const list = createSyncedIds({ ...agreed, storage: createStorage() });
    for (const id of ["a", "b", "a"]) list.add(id);
    expect(list.getIds()).toEqual(["a", "b"]);
    list.remove("a");
    expect(list.getIds()).toEqual(["b"]);
  });

  it("restores its ids on the next visit after consent to cookies [4.32]", () => {
    const storage = createStorage();
    createSyncedIds({ ...agreed, storage }).add("a");
    expect(createSyncedIds({ ...agreed, storage }).getIds()).toEqual(["a"]);
  });

  it("stores nothing while cookies are undecided or declined, and deletes stored ids [4.32]", () => {
    const storage = createStorage({ [key]: '["old"]' });
    const list = createSyncedIds({ ...notAgreed, storage });
    expect(list.getIds()).toEqual([]);
    list.add("a");
    expect([list.getIds(), storage.getItem(key)]).toEqual([["a"], null]);
  });

  it("stores its ids when the page is left and the shopper has agreed to cookies meanwhile", () => {
    const storage = createStorage();
    let isAgreed = false;
    const list = createSyncedIds({ key, storage, channel: null, canPersist: () => isAgreed });
    list.add("a");
    isAgreed = true;
    list.persist();
    expect(storage.getItem(key)).toBe('["a"]');
  });

  it("synchronizes all tabs, whether or not the ids are stored [4.32]", () => {
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

  it("sends its ids to a tab that is opened later", () => {
    const open = createTabs();
    createSyncedIds({ ...notAgreed, storage: null, channel: open() }).add("a");
    expect(createSyncedIds({ ...notAgreed, storage: null, channel: open() }).getIds()).toEqual(["a"]);
  });

  it.each(["", "{", "null", '"a"', '{"a":1}', '[1,null,""]'])(
    "starts empty when the storage holds %j",
    (text) => {
      const storage = createStorage({ [key]: text });
      expect(createSyncedIds({ ...agreed, storage }).getIds()).toEqual([]);
    },
  );

  it("keeps its ids while the page is open when the browser refuses storage", () => {
    const refuse = () => {
      throw new DOMException("denied");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const list = createSyncedIds({ ...agreed, storage });
    list.add("a");
    expect(list.getIds()).toEqual(["a"]);
  });
});
