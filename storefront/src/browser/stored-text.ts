type ReadableStorage = Pick<Storage, "getItem"> | null;
type WritableStorage = Pick<Storage, "setItem" | "removeItem"> | null;

/** A text that the browser stores; null where there is none, or the browser refuses. */
export function readStoredText(storage: ReadableStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it for null. Where the browser stores nothing, the shop goes on without. */
export function writeStoredText(storage: WritableStorage, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // Full or refused.
  }
}
