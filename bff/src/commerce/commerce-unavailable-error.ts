/** The backend did not answer in time, or the adapter cannot read its answer. */
export class CommerceUnavailableError extends Error {
  override readonly name = "CommerceUnavailableError";
  readonly code = "commerce_unavailable";
}
