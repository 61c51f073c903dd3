import { chunkLoadTimeoutMs } from "./timings.ts";

const reloadedAtKey = "spolverk.reloadedAt";
/** A second failure within this time after a reload does not reload the page again, which prevents an endless loop. */
const quietMs = 60_000;

/** The browsers' messages when a script or a style sheet fails to load; each browser has its own wording. */
const scriptFailure =
  /dynamically imported module|error loading dynamically|importing a module script failed/i;
const styleFailure = /unable to preload css/i;

export type ChunkFailure = "ChunkLoadError" | "CSS_CHUNK_LOAD_FAILED";

/** A script that neither loaded nor failed within 120 seconds [8.12]. */
export class ChunkLoadError extends Error {
  override readonly name: ChunkFailure = "ChunkLoadError";
}

/** The kind of chunk that failed to load [8.12]; null for any other error. */
export function toChunkFailure(error: unknown): ChunkFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ChunkLoadError) return "ChunkLoadError";
  if (styleFailure.test(error.message)) return "CSS_CHUNK_LOAD_FAILED";
  return scriptFailure.test(error.message) ? "ChunkLoadError" : null;
}

/**
 * Runs a dynamic import with a timeout.
 *
 * @throws {ChunkLoadError} (as a rejection) after 120 seconds: browsers wait on a silent connection far longer than a
 * shopper stays on an unresponsive page [8.12].
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError()), chunkLoadTimeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Whether a chunk of this page failed to load while the browser was offline. */
let wasLostOffline = false;

/** Whether a chunk failed to load offline and the browser is online again. Only a reload fetches that chunk. */
export function isLossOver(isOnline: boolean): boolean {
  const isOver = isOnline && wasLostOffline;
  wasLostOffline = !isOnline;
  return isOver;
}

/**
 * Whether the page may reload itself, such as after a release that replaced its files. It may reload once; a second
 * failure soon after is shown. It may not reload without storage, where nothing would prevent a loop, nor offline,
 * where the browser's error page would replace the shop.
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
