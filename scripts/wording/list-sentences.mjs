import { parseSync, Visitor } from "oxc-parser";

/**
 * A text that people read in a source: a comment (comments of consecutive lines are one) or the title of a test.
 *
 * @typedef {object} Sentence
 * @property {"comment" | "group" | "test" | "prose"} kind a group is what `describe` names
 * @property {string} text with its line breaks, and blanks in place of comment marks
 * @property {number} line of its first character, from 1
 */

const kinds = /** @type {const} */ ({ describe: "group", it: "test", test: "test" });

/** @param {string} text */
const toBlanks = (text) => text.replaceAll(/[^\n]/g, " ");

/** @param {string} source @returns {(offset: number) => number} */
const lineCounter = (source) => (offset) => source.slice(0, offset).split("\n").length;

/**
 * Returns the kind of title that a call has, by its function: `it` in `it.each(table)(…)`, `describe` in
 * `test.describe(…)`.
 *
 * @param {import("oxc-parser").Node} callee
 * @returns {"group" | "test" | null} null for a function that names no test
 */
function toKind(callee) {
  if (callee.type === "Identifier")
    return Object.hasOwn(kinds, callee.name) ? kinds[/** @type {keyof typeof kinds} */ (callee.name)] : null;
  if (callee.type === "CallExpression") return toKind(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return toKind(callee.tag);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return null;
  if (callee.property.name === "step") return null;
  return callee.property.name === "describe" ? "group" : toKind(callee.object);
}

/** @param {import("oxc-parser").Node | undefined} argument @returns {string | null} */
function toTitle(argument) {
  if (argument?.type === "Literal") return typeof argument.value === "string" ? argument.value : null;
  if (argument?.type !== "TemplateLiteral") return null;
  return argument.quasis.map(({ value }) => value.cooked ?? value.raw).join("…");
}

/** @param {string} source @param {readonly { type: string, start: number, end: number }[]} comments */
function mergeLines(source, comments) {
  /** @type {{ isLine: boolean, start: number, end: number }[]} */
  const merged = [];
  for (const { type, start, end } of comments) {
    const isLine = type === "Line";
    const before = merged.at(-1);
    const follows =
      isLine && before?.isLine === true && /^[ \t]*\n[ \t]*$/.test(source.slice(before.end, start));
    if (follows) before.end = end;
    else merged.push({ isLine, start, end });
  }
  return merged;
}

/**
 * Lists the comments and test titles of a TypeScript or JavaScript source.
 *
 * @param {string} file its name says the language
 * @param {string} source
 * @returns {Sentence[]}
 * @throws {SyntaxError} when the source does not parse
 */
export function listSentences(file, source) {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const lineAt = lineCounter(source);
  /** @type {Sentence[]} */
  const sentences = mergeLines(source, comments).map(({ start, end }) => ({
    kind: "comment",
    text: source.slice(start, end).replaceAll(/^[ \t]*(?:\/\/|\/\*+|\*(?!\/))|\*\/$/gm, toBlanks),
    line: lineAt(start),
  }));
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const kind = toKind(callee);
      const text = kind === null ? null : toTitle(first);
      if (kind !== null && text !== null && first !== undefined)
        sentences.push({ kind, text, line: lineAt(first.start) });
    },
  }).visit(program);
  return sentences.toSorted((one, other) => one.line - other.line);
}

/**
 * Lists the prose of a Markdown page, without its code.
 *
 * @param {string} text
 * @returns {Sentence[]}
 */
export const listProse = (text) => [
  { kind: "prose", text: text.replaceAll(/^```[^]*?^```|`[^`\n]+`/gm, toBlanks), line: 1 },
];
