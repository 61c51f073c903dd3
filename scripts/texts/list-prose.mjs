/** @typedef {import("@spolverk/content").Page["texts"]["en"]["content"]} RichText */
/** @typedef {{ type: string, text?: string | undefined, marks?: readonly { type: string }[] | undefined, content?: readonly Node[] | undefined }} Node */

/**
 * Lists paragraphs, headings and cells of a text as plain text with unchanged spaces. Code becomes "x".
 *
 * @param {RichText} text
 * @returns {string[]}
 */
export function listProse(text) {
  return list(text).filter((prose) => prose.trim() !== "");
}

/** @param {Node} node @returns {string[]} */
function list({ type, content = [] }) {
  if (type === "codeBlock") return [];
  if (content.some((child) => child.content !== undefined)) return content.flatMap(list);
  const words = content.map((child) =>
    child.marks?.some((mark) => mark.type === "code") ? "x" : (child.text ?? ""),
  );
  return [words.join("")];
}
