type ReadableStorage = Pick<Storage, "getItem"> | null;
type WritableStorage = Pick<Storage, "setItem" | "removeItem"> | null;

/** Reads a text from the storage; null when it is missing or the browser refuses. */
export function readStoredText(storage: ReadableStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or deletes the stored one when null. If the browser refuses, nothing happens. */
export function writeStoredText(storage: WritableStorage, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // Storage is full or refused.
  }
}
