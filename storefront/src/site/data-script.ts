/**
 * Writes a value as the text of a data block, a script element that the browser does not run. It escapes "<", so that
 * the value cannot end the element.
 */
export function toDataScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** @throws Error when the page has no such element */
export function readDataScript(document: Document, id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page holds no #${id}`);
  return JSON.parse(text);
}
