/** The subject of a mail no longer exists, or its recipient no longer wants it. A retry would fail too. */
export class ObsoleteMailError extends Error {
  override readonly name = "ObsoleteMailError";
}
