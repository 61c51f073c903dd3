/** The subject of a mail is gone or no longer wanted; a retry changes nothing. */
export class ObsoleteMailError extends Error {
  override readonly name = "ObsoleteMailError";
}
