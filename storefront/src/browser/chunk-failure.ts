import { chunkLoadTimeoutMs } from "./timings.ts";

const reloadedAtKey = "spolverk.reloadedAt";
/** A page that fails again within this time would go on reloading for ever. */
const quietMs = 60_000;

/** What the browser says of a script or a style sheet that did not come; each in its own words. */
const scriptFailure =
  /dynamically imported module|error loading dynamically|importing a module script failed/i;
const styleFailure = /unable to preload css/i;

export type ChunkFailure = "ChunkLoadError" | "CSS_CHUNK_LOAD_FAILED";

/** A script that neither came nor failed within 120 seconds [8.12]. */
export class ChunkLoadError extends Error {
  override readonly name: ChunkFailure = "ChunkLoadError";
}

/** Which part of the shop did not come [8.12]; null for any other error. */
export function toChunkFailure(error: unknown): ChunkFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ChunkLoadError) return "ChunkLoadError";
  if (styleFailure.test(error.message)) return "CSS_CHUNK_LOAD_FAILED";
  return scriptFailure.test(error.message) ? "ChunkLoadError" : null;
}

/**
 * What a dynamic import gives.
 *
 * @throws {ChunkLoadError} (as a rejection) when it has not settled after 120 seconds: a browser waits for a
 *   connection that has gone silent far longer than a shopper stays on a page that does not answer [8.12].
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), chunkLoadTimeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** A part of this page was lost while the browser was offline. */
let wasLostOffline = false;

/** Tells once the browser is online whether a part was lost before that: only a reload fetches it. */
export function isLossOver(isOnline: boolean): boolean {
  const isOver = isOnline && wasLostOffline;
  wasLostOffline = !isOnline;
  return isOver;
}

/**
 * Tells whether the page may reload itself, as after a release that replaced its files. Once: a second failure soon after is
 * shown. Without storage never, for nothing would stop it; nor offline, where the browser's own page would take its place.
 */
export function mayReload(
  getStorage: () => Pick<Storage, "getItem" | "setItem">,
  { now, isOnline }: { now: number; isOnline: boolean },
): boolean {
  if (isLossOver(isOnline)) return true;
  if (!isOnline) return false;
  try {
    const storage = getStorage();
    const reloadedAt = Number(storage.getItem(reloadedAtKey) ?? Number.NEGATIVE_INFINITY);
    if (now - reloadedAt < quietMs) return false;
    storage.setItem(reloadedAtKey, String(now));
    return true;
  } catch {
    return false;
  }
}
