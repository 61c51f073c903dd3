import { describe, expect, it, vi } from "vitest";
import { createSyncedIds } from "../../browser/create-synced-ids.ts";
import { type AccountList, createWishList } from "./create-wish-list.ts";

/** Creates a browser's list and an account's list with these ids. */
function open(inBrowser: readonly string[], inAccount: readonly string[] = []) {
  const browser = createSyncedIds({
    key: "wishes",
    storage: null,
    channel: null,
    canPersist: () => false,
  });
  for (const id of inBrowser.toReversed()) browser.add(id);
  const report = vi.fn<(error: unknown) => void>();
  const list = createWishList(browser, report);
  let stored = inAccount;
  const account = {
    read: vi.fn<AccountList["read"]>(async () => stored),
    change: vi.fn<AccountList["change"]>(async ({ add, remove }) => {
      stored = [...add.filter((id) => !stored.includes(id)), ...stored].filter((id) => !remove.includes(id));
      return stored;
    }),
  };
  return { browser, list, account, report, getStored: () => stored };
}

describe("the wish list of an account", () => {
  it("merges the browser's list on attaching, without losses [2.19]", async () => {
    const { browser, list, account, getStored } = open(["a", "b"], ["b", "c"]);
    await list.attach(account);
    expect(list.getIds()).toEqual(["a", "b", "c"]);
    expect(getStored()).toEqual(["a", "b", "c"]);
    expect(browser.getIds()).toEqual([]);
  });

  it("stays unwritten on attaching when the browser's list is empty", async () => {
    const { list, account } = open([], ["c"]);
    await list.attach(account);
    expect(list.getIds()).toEqual(["c"]);
    expect(account.change).not.toHaveBeenCalled();
  });

  it("includes an id added while attaching", async () => {
    const { browser, list, account, getStored } = open([], ["c"]);
    const attaching = list.attach(account);
    list.add("d");
    await attaching;
    expect(list.getIds()).toEqual(["d", "c"]);
    expect(browser.getIds()).toEqual([]);
    await vi.waitFor(() => expect(getStored()).toEqual(["d", "c"]));
  });

  it("leaves nothing in the browser after detaching", async () => {
    const { list, account } = open(["a"], ["c"]);
    await list.attach(account);
    list.detach();
    expect(list.getPlace()).toBe("browser");
    expect(list.getIds()).toEqual([]);
  });

  it("leaves the browser's list unchanged when the account is unreachable", async () => {
    const { list } = open(["a"]);
    const unreachable = {
      read: () => Promise.reject(new Error("no answer")),
      change: () => Promise.reject(new Error("no answer")),
    };
    await expect(list.attach(unreachable)).rejects.toThrow("no answer");
    expect([list.getPlace(), list.getIds()]).toEqual(["browser", ["a"]]);
  });

  it("shows a change at once and saves it in the background", async () => {
    const { list, account, getStored } = open([], ["c"]);
    await list.attach(account);
    list.add("d");
    list.remove("c");
    expect(list.getIds()).toEqual(["d"]);
    await vi.waitFor(() => expect(getStored()).toEqual(["d"]));
    expect(list.getIds()).toEqual(["d"]);
  });

  it("reverts a refused change and reports it", async () => {
    const { list, account, report } = open([], ["c"]);
    await list.attach(account);
    account.change.mockRejectedValue(new Error("refused"));
    list.add("d");
    list.remove("c");
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
    expect(list.getIds()).toEqual(["c"]);
  });

  it("shows another device's changes on refresh", async () => {
    const { list, account } = open([], ["c"]);
    await list.attach(account);
    await account.change({ add: ["e"], remove: [] });
    await list.refresh();
    expect(list.getIds()).toEqual(["e", "c"]);
  });

  it("shows nothing of an account whose reply arrives after detaching", async () => {
    const { browser, list, account } = open(["a"], ["c"]);
    const attaching = list.attach(account);
    expect(list.getPlace()).toBe("attaching");
    list.detach();
    await attaching;
    expect([list.getPlace(), list.getIds(), browser.getIds()]).toEqual(["browser", ["a"], ["a"]]);
  });

  it("shows the account attached last, even when an earlier account replies after it", async () => {
    const { list, account } = open([], ["first"]);
    let answer: (ids: readonly string[]) => void = () => {};
    const slow = { ...account, read: () => new Promise<readonly string[]>((resolve) => (answer = resolve)) };
    const attachingSlow = list.attach(slow);
    list.detach();
    await list.attach({ ...account, read: async () => ["second"] });
    answer(["first"]);
    await attachingSlow;
    expect(list.getIds()).toEqual(["second"]);
  });
});
