const messages = { invalid_request: "Invalid request", network_error: "Network error" } as const;

/** Thrown when the search service has refused a request or returned no usable reply [8.8]. */
export class SearchError extends Error {
  override readonly name = "SearchError";
  readonly code: keyof typeof messages;

  constructor(code: SearchError["code"], options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}

/**
 * Maps status 400 to an invalid request, and every other failure, an unreadable reply included, to a network error
 * [7.22].
 */
export function toSearchError(cause: unknown): SearchError {
  if (cause instanceof SearchError) return cause;
  const isRefused = cause instanceof Error && "status" in cause && cause.status === 400;
  return new SearchError(isRefused ? "invalid_request" : "network_error", { cause });
}
