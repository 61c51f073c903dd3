import { withoutPlural } from "./plural-forms.mjs";

/** Names in quotes, and templates such as `nav.${label}`, from the sources. */
const quoted = /["'`]([\w-]+(?:\.[\w-]+)+)["'`]/g;
const template = /`([\w-]+\.(?:[\w.-]|\$\{[^}`]*\})*\$\{[^}`]*\}[\w.-]*)`/g;

/** @param {string} text */
const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The texts that nothing shows. A text is shown where its whole name stands in quotes, or where a template fits it and
 * the part that varies is a word of the sources.
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
 * The texts whose code stands nowhere. The API's texts lie in groups by their codes, and the sources name the code
 * alone.
 *
 * @param {Iterable<string>} keys
 * @param {readonly string[]} sources
 * @returns {string[]}
 */
export function findUnnamedTexts(keys, sources) {
  const all = sources.join("\n");
  return [...keys].filter((key) => !all.includes(key.slice(key.indexOf(".") + 1)));
}
