import type { createSyncedIds } from "../../browser/create-synced-ids.ts";

type Change = { add: string[]; remove: string[] };
/** An account's wish list at the API; both calls resolve to its variation ids, the last one added first. */
export type AccountList = {
  read: () => Promise<readonly string[]>;
  change: (change: Change) => Promise<readonly string[]>;
};
type BrowserList = Pick<ReturnType<typeof createSyncedIds>, "getIds" | "subscribe" | "add" | "remove">;

type Attached = { list: AccountList; ids: readonly string[]; pending: number; calls: Promise<void> };

/**
 * A shopper's wish list: the account's list while an account is attached, otherwise the browser's list. Attaching moves
 * the browser's ids into the account; detaching leaves nothing of the account behind.
 */
export function createWishList(browser: BrowserList, report: (error: unknown) => void) {
  const listeners = new Set<() => void>();
  let attached: Attached | null = null;
  /** The account being attached. */
  let awaited: AccountList | null = null;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  browser.subscribe(notify);

  /**
   * Applies a change at once and saves it in the background, one call after the other; a refused change is reverted.
   */
  function changeAccount(to: Attached, change: Change): void {
    const apply = ({ add, remove }: Change) => {
      to.ids = [...add, ...to.ids.filter((id) => !add.includes(id) && !remove.includes(id))];
      notify();
    };
    const save = async () => {
      try {
        const ids = await to.list.change(change);
        // With further changes pending, the reply is outdated.
        if (to.pending === 1) to.ids = ids;
      } catch (error) {
        report(error);
        apply({ add: change.remove, remove: change.add });
      }
      to.pending -= 1;
      notify();
    };
    to.pending += 1;
    apply(change);
    to.calls = to.calls.then(save);
  }

  return {
    getIds: (): readonly string[] => attached?.ids ?? browser.getIds(),
    getPlace: (): "browser" | "account" | "attaching" => {
      if (attached) return "account";
      return awaited ? "attaching" : "browser";
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (id: string) => {
      if (attached) changeAccount(attached, { add: [id], remove: [] });
      else browser.add(id);
    },
    remove: (id: string) => {
      if (attached) changeAccount(attached, { add: [], remove: [id] });
      else browser.remove(id);
    },
    /**
     * Shows the account's list merged with the browser's once the API replies, and then empties the browser's list.
     * Without a reply the browser's list stays as it is.
     */
    attach: async (list: AccountList): Promise<void> => {
      awaited = list;
      notify();
      try {
        const own = browser.getIds();
        const ids = own.length > 0 ? await list.change({ add: [...own], remove: [] }) : await list.read();
        if (awaited !== list) return;
        for (const id of own) browser.remove(id);
        attached = { list, ids, pending: 0, calls: Promise.resolve() };
        // Ids added while the reply was pending.
        const late = browser.getIds();
        for (const id of late) browser.remove(id);
        if (late.length > 0) changeAccount(attached, { add: [...late], remove: [] });
      } finally {
        if (awaited === list) awaited = null;
        notify();
      }
    },
    /** Reads the account's list again, because another device may have changed it. */
    refresh: async (): Promise<void> => {
      const current = attached;
      if (!current || current.pending > 0) return;
      const ids = await current.list.read();
      // The reply lacks a change that the shopper made while the call was pending.
      if (attached !== current || current.pending > 0) return;
      current.ids = ids;
      notify();
    },
    detach: (): void => {
      attached = null;
      awaited = null;
      notify();
    },
  };
}
