/** Bytes of all files together and of those of one client. */
export type UploadBytes = { all: number; client: number };

/**
 * Says which limit a file would exceed, the one of all clients first; null where it may be stored.
 *
 * @param used what is stored before it
 */
export function findReachedUploadLimit(
  bytes: number,
  used: UploadBytes,
  most: UploadBytes,
): keyof UploadBytes | null {
  if (used.all + bytes > most.all) return "all";
  return used.client + bytes > most.client ? "client" : null;
}
