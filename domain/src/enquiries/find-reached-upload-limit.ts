/** Bytes of the uploads of all clients, and of one client. */
export type UploadBytes = { all: number; client: number };

/**
 * Returns the limit that a file would exceed, checking the limit of all clients first; null when the file may be
 * stored.
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
