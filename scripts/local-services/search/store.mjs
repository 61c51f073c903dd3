import { ApiError } from "./api-error.mjs";
import { applyBatch } from "./apply-batch.mjs";
import { createIndexData } from "./index-data.mjs";
import { parseSettings } from "./parameters.mjs";

/**
 * @typedef {object} Index
 * @property {string} name
 * @property {import("./index-data.mjs").IndexData} data a replica shares the data of its primary
 * @property {Record<string, unknown>} settings without the defaults
 * @property {string | null} primary name of a replica's primary index; null for a primary
 */

/** Stores all indices in memory, since the shop fills them when it starts. A write is complete when it returns. */
export function createStore() {
  /** @type {Map<string, Index>} */
  const indices = new Map();
  /** @param {string} name @throws {ApiError} 404 */
  const get = (name) => {
    const index = indices.get(name);
    if (!index) throw new ApiError(404, `Index ${name} does not exist`);
    return index;
  };
  /** Opens an index for writing and creates a missing one. @param {string} name @throws {ApiError} 400 for a replica */
  const open = (name) => {
    const index = indices.get(name) ?? { name, data: createIndexData(), settings: {}, primary: null };
    if (index.primary !== null)
      throw new ApiError(400, `Cannot write to ${name}: it is a replica of ${index.primary}`);
    indices.set(name, index);
    return index;
  };
  /** Resolves the settings of an index: a replica's own override those of its primary. @param {Index} index */
  const settingsOf = ({ primary, settings }) =>
    parseSettings(primary === null ? settings : { ...get(primary).settings, replicas: [], ...settings });
  /** @param {string} name @param {Index["settings"]} settings */
  const setSettings = (name, settings) => {
    const replicas = parseSettings(settings).replicas.map((entry) => entry.slice("virtual(".length, -1));
    const index = indices.get(name) ?? open(name);
    index.settings = settings;
    if (index.primary !== null) return;
    for (const { name: other, primary } of indices.values())
      if (primary === name && !replicas.includes(other)) indices.delete(other);
    for (const replica of replicas) {
      const own = indices.get(replica)?.settings ?? {};
      indices.set(replica, { name: replica, data: index.data, settings: own, primary: name });
    }
  };

  return {
    get,
    settingsOf,
    /** Changes settings; null resets a setting to its default. @param {string} name @param {Index["settings"]} changes */
    changeSettings(name, changes) {
      const merged = Object.entries({ ...indices.get(name)?.settings, ...changes });
      setSettings(name, Object.fromEntries(merged.filter(([, value]) => value !== null)));
    },
    /** @param {string} name @param {Parameters<typeof applyBatch>[0]} writes @throws {ApiError} 400 */
    write(name, writes) {
      const changes = applyBatch(writes);
      const { data } = open(name);
      for (const [id, record] of changes) data.put(id, record);
    },
    /** Copies all settings except the replicas from one index to another. @param {string} source @param {string} destination */
    copySettings(source, destination) {
      const { replicas = [] } = open(destination).settings;
      setSettings(destination, { ...get(source).settings, replicas });
    },
    /** Moves settings and records to another index and removes the source. @param {string} source @param {string} destination */
    move(source, destination) {
      this.copySettings(source, destination);
      const [from, to] = [get(source).data, get(destination).data];
      for (const id of to.records.keys()) if (!from.records.has(id)) to.put(id, null);
      for (const [id, record] of from.records) to.put(id, record);
      indices.delete(source);
    },
    /** @param {string} name */
    remove(name) {
      for (const index of indices.values())
        if (name === index.name || name === index.primary) indices.delete(index.name);
    },
  };
}
/** @typedef {ReturnType<typeof createStore>} Store */
