/** What a mail was to tell of is not wanted any more: trying again changes nothing. */
export class ObsoleteMailError extends Error {
  override readonly name = "ObsoleteMailError";
}
