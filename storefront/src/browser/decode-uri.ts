/** Decodes a part of an address; null for an invalid escape, such as "%" alone. */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
