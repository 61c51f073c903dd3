const key = "spolverk.probe";

/** Does the browser keep what a sign-in needs [8.25]? One that blocks cookies may refuse it. */
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
