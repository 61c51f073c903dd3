/**
 * Storage key of the signal. The entry is removed as soon as it is written: the other tabs receive the event, and
 * nothing stays stored.
 */
export const signOutKey = "spolverk.signedOut";

/**
 * Signals to the other tabs that the user has signed out [4.32]. The removal of the stored session cannot be the
 * signal, because it also happens when a session expires.
 */
export function signalSignOut(storage: Pick<Storage, "setItem" | "removeItem">): void {
  try {
    storage.setItem(signOutKey, "true");
    storage.removeItem(signOutKey);
  } catch {
    // The storage is full. The other tabs still notice that the stored session is removed.
  }
}
