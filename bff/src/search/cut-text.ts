const encoder = new TextEncoder();

/** The length of a text as UTF-8, which is what the size of a record is measured in. */
export function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/** The beginning of a text in at most so many bytes, cut between two words. */
export function cutText(text: string, maxBytes: number): string {
  return splitText(text, maxBytes)[0] ?? "";
}

/** A text in parts of at most so many bytes each, split between words; a word that is longer is left out. */
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
