const key = "spolverk.probe";

/** Whether the browser stores what a sign-in needs [8.25]; it may refuse when it blocks cookies. */
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
