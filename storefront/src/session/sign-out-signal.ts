/** Written and taken away at once: other tabs hear of it, and nothing stays behind. */
export const signOutKey = "spolverk.signedOut";

/**
 * Tells the other tabs that the user has signed out [4.32]. That the stored session has gone does not tell it: the session
 * may have ended by itself.
 */
export function signalSignOut(storage: Pick<Storage, "setItem" | "removeItem">): void {
  try {
    storage.setItem(signOutKey, "true");
    storage.removeItem(signOutKey);
  } catch {
    // The storage is full: the other tabs see the stored session go.
  }
}
