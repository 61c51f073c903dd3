const key = "spolverk.probe";

/** Whether the browser stores the data that a sign-in needs [8.25]. It may refuse to when it blocks cookies. */
export function canStore(storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null): boolean {
  try {
    storage?.setItem(key, key);
    const isKept = storage?.getItem(key) === key;
    storage?.removeItem(key);
    return isKept;
  } catch {
    return false;
  }
}
