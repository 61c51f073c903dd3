/** The commerce backend did not answer in time, or with what the adapter cannot read. */
export class CommerceUnavailableError extends Error {
  override readonly name = "CommerceUnavailableError";
  readonly code = "commerce_unavailable";
}
