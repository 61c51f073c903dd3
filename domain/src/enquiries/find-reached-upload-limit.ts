/** Bytes of all uploads and of one client's. */
export type UploadBytes = { all: number; client: number };

/**
 * Returns the limit that a file would exceed, that of all clients first; null when it may be stored.
 *
 * @param used bytes that are stored already
 */
export function findReachedUploadLimit(
  bytes: number,
  used: UploadBytes,
  most: UploadBytes,
): keyof UploadBytes | null {
  if (used.all + bytes > most.all) return "all";
  return used.client + bytes > most.client ? "client" : null;
}
