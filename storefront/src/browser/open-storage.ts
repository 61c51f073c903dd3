/** The browser's local storage; null when it refuses access, as a private window may. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
