import type { createSyncedIds } from "../../browser/create-synced-ids.ts";

type Change = { add: string[]; remove: string[] };
/** The wish list of an account, as the API has it; both give the ids of its variations, the last one added first. */
export type AccountList = {
  read: () => Promise<readonly string[]>;
  change: (change: Change) => Promise<readonly string[]>;
};
type BrowserList = Pick<ReturnType<typeof createSyncedIds>, "getIds" | "subscribe" | "add" | "remove">;

type Attached = { list: AccountList; ids: readonly string[]; pending: number; calls: Promise<void> };

/**
 * A shopper's wish list: the browser's own, or while an account is attached the account's. What the browser had goes
 * into the account when it is attached, and nothing of the account stays behind when it is detached.
 */
export function createWishList(browser: BrowserList, report: (error: unknown) => void) {
  const listeners = new Set<() => void>();
  let attached: Attached | null = null;
  /** The account that is being attached. */
  let awaited: AccountList | null = null;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  browser.subscribe(notify);

  /** Shown at once and saved behind it, one call after the other; taken back when it is refused. */
  function changeAccount(to: Attached, change: Change): void {
    const apply = ({ add, remove }: Change) => {
      to.ids = [...add, ...to.ids.filter((id) => !add.includes(id) && !remove.includes(id))];
      notify();
    };
    const save = async () => {
      try {
        const ids = await to.list.change(change);
        // What has been pressed since is not in this reply.
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
     * Shows the list of an account from its reply on, with what the browser had; the browser's is empty then. It stays
     * as it is when the account's cannot be had.
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
        // What was pressed while the reply was on its way.
        const late = browser.getIds();
        for (const id of late) browser.remove(id);
        if (late.length > 0) changeAccount(attached, { add: [...late], remove: [] });
      } finally {
        if (awaited === list) awaited = null;
        notify();
      }
    },
    /** Reads the account's list again: another device may have changed it. */
    refresh: async (): Promise<void> => {
      const current = attached;
      if (!current || current.pending > 0) return;
      const ids = await current.list.read();
      // A change that was made meanwhile is not in this reply.
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
