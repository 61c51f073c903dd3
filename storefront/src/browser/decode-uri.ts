/** Decodes a part of an address; null when it contains an invalid escape, such as a "%" alone. */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
