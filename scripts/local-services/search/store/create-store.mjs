import { ownSettingsOfVirtual, settingsPatchSchema, settingsSchema } from "../api/settings.mjs";
import { toParameterError } from "../api/search-parameters.mjs";
import { createSearchIndex } from "../engine/create-search-index.mjs";
import { ApiError } from "../http/api-error.mjs";
import { readReplica } from "./replicas.mjs";

/**
 * @typedef {Readonly<Record<string, unknown>>} StoredRecord
 * @typedef {Record<string, unknown>} RawSettings what was set, without the defaults
 *
 * @typedef {object} Index
 * @property {string} name
 * @property {import("../engine/create-search-index.mjs").SearchIndex} data a replica has its primary's
 * @property {RawSettings} raw
 * @property {string | null} primary
 * @property {boolean} isVirtual
 * @property {string} createdAt
 * @property {string} updatedAt
 *
 * @typedef {Omit<Index, "data"> & { records: readonly StoredRecord[] | null }} SavedIndex
 * @typedef {{ lastTask: number, indices: SavedIndex[] }} SavedStore
 */

/** @param {RawSettings} raw @throws {ApiError} 400 */
function parseSettings(raw) {
  const result = settingsSchema.safeParse(raw);
  if (result.success) return result.data;
  throw toParameterError(result.error);
}

/** @param {RawSettings} raw @param {readonly string[]} names */
const pickSettings = (raw, names) =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => names.includes(name)));

/** @param {RawSettings} raw @param {string} name */
const omitSetting = (raw, name) => Object.fromEntries(Object.entries(raw).filter(([each]) => each !== name));

/**
 * All indices. Every write is done when it returns.
 *
 * @param {{ saved: SavedStore | null, onChange: () => void, now: () => Date }} options
 */
export function createStore({ saved, onChange, now }) {
  /** @type {Map<string, Index>} */
  const indices = new Map();
  let lastTask = saved?.lastTask ?? 0;

  const has = (/** @type {string} */ name) => indices.has(name);
  /** @param {string} name @throws {ApiError} 404 */
  const get = (name) => {
    const index = indices.get(name);
    if (!index) throw new ApiError(404, `Index ${name} does not exist`);
    return index;
  };
  /** @param {string} name @param {Partial<Index>} [from] @returns {Index} */
  const create = (name, from) => {
    const at = now().toISOString();
    const index = {
      raw: {},
      primary: null,
      isVirtual: false,
      createdAt: at,
      updatedAt: at,
      data: createSearchIndex(),
      ...from,
      name,
    };
    indices.set(name, index);
    return index;
  };
  /** @param {string} name @throws {ApiError} 400 for a replica */
  const open = (name) => {
    const index = indices.get(name) ?? create(name);
    if (index.primary !== null)
      throw new ApiError(400, `Cannot write to ${name}: it is a replica of ${index.primary}`);
    return index;
  };
  /** @param {Index} index */
  const replicasOf = ({ raw }) => parseSettings(raw).replicas.map(readReplica);

  const finish = (/** @type {Index[]} */ ...changed) => {
    for (const index of changed) index.updatedAt = now().toISOString();
    lastTask++;
    onChange();
    return lastTask;
  };

  /** @param {Index} index @returns {import("../api/settings.mjs").Settings} */
  const settingsOf = ({ raw, primary, isVirtual }) =>
    parseSettings(
      isVirtual && primary !== null
        ? { ...omitSetting(get(primary).raw, "replicas"), ...pickSettings(raw, ownSettingsOfVirtual) }
        : raw,
    );

  /** A replica that is none any more: a virtual one had nothing of its own. @param {Index} index */
  const detach = (index) => {
    if (index.isVirtual) indices.delete(index.name);
    else create(index.name, { raw: index.raw, data: copyOf(index.data), createdAt: index.createdAt });
  };
  /** @param {Index} index @param {readonly string[]} before */
  const linkReplicas = (index, before) => {
    const wanted = replicasOf(index);
    for (const name of before) if (!wanted.some((each) => each.name === name)) detach(get(name));
    for (const { name, isVirtual } of wanted) {
      const link = { primary: index.name, isVirtual, data: index.data };
      const known = indices.get(name);
      if (known) Object.assign(known, link);
      else create(name, { ...link, raw: isVirtual ? {} : omitSetting(index.raw, "replicas") });
    }
  };

  /** @param {string} name @param {RawSettings} patch @param {boolean} forwardToReplicas */
  const setSettings = (name, patch, forwardToReplicas) => {
    const parsed = settingsPatchSchema.safeParse(patch);
    if (!parsed.success) throw toParameterError(parsed.error);
    const index = indices.get(name) ?? create(name);
    const before = replicasOf(index).map((each) => each.name);
    const change = (/** @type {RawSettings} */ raw) =>
      Object.fromEntries(Object.entries({ ...raw, ...parsed.data }).filter(([, value]) => value !== null));
    const raw = change(index.raw);
    const { replicas } = parseSettings(raw);
    const taken = replicas
      .map(readReplica)
      .find(
        (each) => each.name === name || ![null, undefined, name].includes(indices.get(each.name)?.primary),
      );
    if (taken) throw new ApiError(400, `Invalid replica: ${taken.name} belongs to another index`);
    index.raw = raw;
    linkReplicas(index, before);
    if (forwardToReplicas)
      for (const each of replicasOf(index)) {
        const replica = get(each.name);
        replica.raw = omitSetting(change(replica.raw), "replicas");
      }
    return finish(index);
  };

  /**
   * The destination takes the records and settings of the source and keeps its own replicas, which then show the same.
   *
   * @param {string} source
   * @param {string} destination
   * @param {{ isMove: boolean, withRecords: boolean, withSettings: boolean }} options
   */
  const copy = (source, destination, { isMove, withRecords, withSettings }) => {
    const from = get(source);
    if (source === destination) throw new ApiError(400, "Source and destination are the same index");
    if (isMove && (from.primary !== null || replicasOf(from).length > 0))
      throw new ApiError(400, `Cannot move ${source}: it has replicas or is one`);
    const to = open(destination);
    if (withSettings) {
      const { replicas } = to.raw;
      to.raw = { ...omitSetting(from.raw, "replicas"), ...(replicas === undefined ? {} : { replicas }) };
    }
    if (withRecords) to.data.replaceAll(from.data.records);
    if (isMove) indices.delete(source);
    return finish(to);
  };

  /** @param {string} name */
  const remove = (name) => {
    const index = indices.get(name);
    if (index?.primary) throw new ApiError(400, `Cannot delete ${name}: it is a replica of ${index.primary}`);
    for (const each of index ? replicasOf(index) : []) detach(get(each.name));
    indices.delete(name);
    return finish();
  };

  for (const { records, ...index } of saved?.indices ?? []) {
    const created = create(index.name, index);
    for (const record of records ?? []) created.data.keep(String(record["objectID"]), record);
  }
  for (const index of indices.values()) if (index.primary !== null) index.data = get(index.primary).data;

  return {
    has,
    get,
    open,
    finish,
    settingsOf,
    setSettings,
    copy,
    remove,
    lastTask: () => lastTask,
    list: () => [...indices.values()],
    /** @returns {SavedStore} */
    save: () => ({
      lastTask,
      indices: [...indices.values()].map(({ data, ...index }) => ({
        ...index,
        records: index.primary === null ? [...data.records.values()] : null,
      })),
    }),
  };
}
/** @typedef {ReturnType<typeof createStore>} Store */

/** @param {import("../engine/create-search-index.mjs").SearchIndex} data */
function copyOf(data) {
  const copy = createSearchIndex();
  copy.replaceAll(data.records);
  return copy;
}
