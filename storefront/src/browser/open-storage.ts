/** What this browser keeps between visits; null where it refuses, as a private window may. */
export function openStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
