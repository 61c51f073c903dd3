import { withoutPlural } from "./plural-forms.mjs";

/** Matches quoted names, and templates such as `nav.${label}`, in the sources. */
const quoted = /["'`]([\w-]+(?:\.[\w-]+)+)["'`]/g;
const template = /`([\w-]+\.(?:[\w.-]|\$\{[^}`]*\})*\$\{[^}`]*\}[\w.-]*)`/g;

/** @param {string} text */
const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Finds unused texts. A text is used when its whole name is quoted, or when it matches a template whose variable part
 * is a word in the sources.
 *
 * @param {Iterable<string>} keys
 * @param {readonly string[]} sources
 * @returns {string[]} their names, without plural endings
 */
export function findUnusedTexts(keys, sources) {
  const all = sources.join("\n");
  const named = new Set([...all.matchAll(quoted)].map(([, name]) => name));
  const patterns = [
    ...new Set([...all.matchAll(template)].map(([, name = ""]) => name.replaceAll(/\$\{[^}]*\}/g, "\0"))),
  ].map((name) => new RegExp(`^${escape(name).replaceAll("\0", String.raw`([\w-]+)`)}$`));
  const words = new Set(all.match(/[\w-]+/g));
  const names = [...new Set([...keys].map(withoutPlural))];
  return names.filter(
    (name) =>
      !named.has(name) &&
      !patterns.some((pattern) =>
        pattern
          .exec(name)
          ?.slice(1)
          .every((part) => words.has(part)),
      ),
  );
}

/**
 * Finds texts whose code is not in the sources. The API's texts are grouped by code, and the sources name only the
 * code.
 *
 * @param {Iterable<string>} keys
 * @param {readonly string[]} sources
 * @returns {string[]}
 */
export function findUnnamedTexts(keys, sources) {
  const all = sources.join("\n");
  return [...keys].filter((key) => !all.includes(key.slice(key.indexOf(".") + 1)));
}
