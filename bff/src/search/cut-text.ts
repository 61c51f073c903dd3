const encoder = new TextEncoder();

/** The length of a text in UTF-8, in which record sizes are measured. */
export function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/** Cuts a text between words to a number of bytes. */
export function cutText(text: string, maxBytes: number): string {
  return splitText(text, maxBytes)[0] ?? "";
}

/** Splits a text between words into parts up to a number of bytes; a longer word is left out. */
export function splitText(text: string, maxBytes: number): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let bytes = 0;
  for (const word of text.split(/\s+/)) {
    const size = countBytes(word) + 1;
    if (word === "" || size > maxBytes) continue;
    if (bytes + size > maxBytes) {
      parts.push(part.join(" "));
      part = [];
      bytes = 0;
    }
    part.push(word);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part.join(" ")] : parts;
}
