/** The order matters: a whole address or query has to be replaced before an id inside it. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Values that a database driver includes in a failed statement.
  [/'(?:[^']|'')*'(?=[\s,)])/g, "'[value]'"],
  // Queries hold coupon codes and e-mail addresses.
  [/(\/[^\s?"'`]*)\?[^\s"'`]*/g, "$1?[query]"],
  // The id of a checkout is the right to read and change it. The `:id` of a route pattern is no id.
  [/(\/(?:checkouts?|gift-cards|calls)\/)(?!:)[^/\s?"'`]+/gi, "$1[id]"],
  [/[^\s"'`<>()[\]{},;:=/\\]+(?:@|%40)[^\s"'`<>()[\]{},;:=&/\\]+/gi, "[email]"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "[id]"],
  // Swish's format of a checkout id.
  [/\b[0-9a-f]{32}\b/gi, "[id]"],
  // 256 bits in base64url: tokens in mails, ids of uploads. File and route names of that length have a single case.
  [/(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g, "[token]"],
  // Codes of gift cards.
  [/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g, "[code]"],
];

/** Removes e-mail addresses, codes, tokens, values and ids of checkouts from a text, so that it may be logged. */
export function redactText(text: string): string {
  return rules.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}
