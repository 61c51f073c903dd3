import { setImmediate as nextTurn } from "node:timers/promises";

/** @typedef {import("./create-store.mjs").Store} Store */

/**
 * Reads the words of every language of every index that have changed, so that no shopper waits for it. Between two
 * languages it lets calls through.
 *
 * @param {Pick<Store, "list" | "settingsOf">} store
 */
export async function prepareIndices(store) {
  for (const index of store.list().filter(({ primary }) => primary === null)) {
    const settings = store.settingsOf(index);
    for (const language of index.data.languages()) {
      await nextTurn();
      index.data.partitionsFor(settings, language);
    }
  }
}

/**
 * Prepares the indices when nothing has been written for a while.
 *
 * @param {Store} store
 * @param {{ quietMs: number }} options
 */
export function createPreparation(store, { quietMs }) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  return {
    schedule() {
      clearTimeout(timer);
      timer = setTimeout(() => void prepareIndices(store), quietMs);
    },
    stop: () => clearTimeout(timer),
  };
}
