import { highlight, snippet } from "./highlight.mjs";

/**
 * @typedef {import("../engine/sort-found.mjs").Found} Found
 * @typedef {import("../api/search-parameters.mjs").SearchParameters} SearchParameters
 */

/**
 * A value with every text in it replaced; what holds no text is left out.
 *
 * @param {unknown} value
 * @param {(text: string) => unknown} replace
 * @returns {unknown}
 */
function mapTexts(value, replace) {
  if (typeof value === "string" || typeof value === "number") return replace(String(value));
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, replace));
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const mapped = mapTexts(each, replace);
      return mapped === undefined ? [] : [[key, mapped]];
    }),
  );
}

/**
 * The part of a record at a path, with the objects that lead there.
 *
 * @param {unknown} value
 * @param {readonly string[]} path
 * @param {(value: unknown) => unknown} replace
 * @returns {unknown}
 */
function pick(value, [key, ...rest], replace) {
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((each) => pick(each, [key, ...rest], replace));
  if (typeof value !== "object" || value === null) return undefined;
  const inner = pick(/** @type {Record<string, unknown>} */ (value)[key], rest, replace);
  return inner === undefined ? undefined : { [key]: inner };
}

/** @param {unknown} into @param {unknown} from @returns {unknown} */
function merge(into, from) {
  if (Array.isArray(into) && Array.isArray(from)) return into.map((each, place) => merge(each, from[place]));
  const areObjects = typeof into === "object" && typeof from === "object" && into !== null && from !== null;
  if (!areObjects) return from ?? into;
  const result = { ...into };
  for (const [key, value] of Object.entries(from))
    Reflect.set(result, key, merge(Reflect.get(into, key), value));
  return result;
}

/**
 * The attributes of a record that a hit shows.
 *
 * @param {import("../engine/rank-records.mjs").StoredRecord} record
 * @param {Pick<SearchParameters, "attributesToRetrieve" | "unretrievableAttributes">} parameters
 */
export function retrieve(record, { attributesToRetrieve, unretrievableAttributes }) {
  const hidden = new Set([
    ...unretrievableAttributes,
    ...attributesToRetrieve.filter((name) => name.startsWith("-")).map((name) => name.slice(1)),
  ]);
  const wanted = attributesToRetrieve.filter((name) => !name.startsWith("-"));
  const isAll = wanted.includes("*") || (wanted.length === 0 && attributesToRetrieve.length > 0);
  const names = (isAll ? Object.keys(record) : wanted).filter((name) => !hidden.has(name));
  const whole = names.filter((name) => Object.hasOwn(record, name)).map((name) => [name, record[name]]);
  const parts = names
    .filter((name) => !Object.hasOwn(record, name))
    .map((name) => pick(record, name.split("."), (value) => value));
  const hit = { objectID: record["objectID"], ...Object.fromEntries(whole) };
  return /** @type {object} */ (parts.reduce((all, part) => merge(all, part), hit));
}

/**
 * @param {import("../engine/rank-records.mjs").StoredRecord} record
 * @param {readonly string[]} names
 * @param {(name: string, text: string) => unknown} show
 */
function showAttributes(record, names, show) {
  const parts = names.map((name) =>
    pick(record, name.split("."), (value) => mapTexts(value, (text) => show(name, text))),
  );
  return parts.reduce((all, part) => merge(all, part), {});
}

/**
 * A record as it is answered, with its texts marked.
 *
 * @param {Found} found
 * @param {SearchParameters} parameters
 */
export function toHit(found, parameters) {
  const { record, text } = found;
  const { attributesToHighlight, attributesToSnippet } = parameters;
  const isAll = (/** @type {string} */ name) => name === "*";
  const everything = Object.keys(record).filter((name) => name !== "objectID");
  const highlighted = attributesToHighlight?.some(isAll)
    ? everything
    : (attributesToHighlight ?? text.attributes.map(({ name }) => name));
  const snippets = attributesToSnippet.flatMap((entry) => {
    const { name = entry, words = "10" } = /^(?<name>[^:]+)(?::(?<words>\d+))?$/.exec(entry)?.groups ?? {};
    const options = { ...parameters, words: Number(words) };
    return (isAll(name) ? everything : [name]).map((each) => ({ name: each, options }));
  });
  const highlights = showAttributes(record, highlighted, (name, value) =>
    highlight(value, name, found, parameters),
  );
  const snippetResult = snippets
    .map(({ name, options }) =>
      showAttributes(record, [name], (_, value) => snippet(value, name, found, options)),
    )
    .reduce(merge, {});
  return {
    ...retrieve(record, parameters),
    ...(highlighted.length === 0 ? {} : { _highlightResult: highlights }),
    ...(snippets.length === 0 ? {} : { _snippetResult: snippetResult }),
    ...(parameters.getRankingInfo
      ? {
          _rankingInfo: {
            nbTypos: found.typos,
            firstMatchedWord: found.attribute,
            proximityDistance: found.proximity,
            userScore: 0,
            geoDistance: 0,
            geoPrecision: 1,
            nbExactWords: found.exact,
            words: found.words,
            filters: found.filters,
          },
        }
      : {}),
  };
}
