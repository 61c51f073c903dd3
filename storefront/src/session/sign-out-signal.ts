/** Written and removed at once: other tabs get the event, and nothing stays stored. */
export const signOutKey = "spolverk.signedOut";

/**
 * Signals to the other tabs that the user has signed out [4.32]. The removal of the stored session is no such signal,
 * because a session may also expire.
 */
export function signalSignOut(storage: Pick<Storage, "setItem" | "removeItem">): void {
  try {
    storage.setItem(signOutKey, "true");
    storage.removeItem(signOutKey);
  } catch {
    // The storage is full: the other tabs notice the removal of the stored session.
  }
}
