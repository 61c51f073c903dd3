/** In this order: an address or a query is taken whole before an id inside it is looked for. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Values that a database driver puts into the statement that failed.
  [/'(?:[^']|'')*'(?=[\s,)])/g, "'[value]'"],
  // Queries hold coupon codes and e-mail addresses.
  [/(\/[^\s?"'`]*)\?[^\s"'`]*/g, "$1?[query]"],
  // Whoever knows the id of a checkout may read and change it. The :id of a route is none.
  [/(\/(?:checkouts?|gift-cards|calls)\/)(?!:)[^/\s?"'`]+/gi, "$1[id]"],
  [/[^\s"'`<>()[\]{},;:=/\\]+(?:@|%40)[^\s"'`<>()[\]{},;:=&/\\]+/gi, "[email]"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "[id]"],
  // A checkout's id as Swish is told it.
  [/\b[0-9a-f]{32}\b/gi, "[id]"],
  // Codes of gift cards.
  [/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g, "[code]"],
];

/** A text for a log, such as an error's message, without what must not be in one: addresses, codes, ids of checkouts. */
export function redactText(text: string): string {
  return rules.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}
