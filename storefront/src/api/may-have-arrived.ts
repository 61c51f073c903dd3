import { ApiError } from "@spolverk/bff/contract";

/**
 * Whether a failed call may still have been carried out, or may be when it is repeated. If so, only the same
 * idempotency key keeps a repetition from acting twice. That includes a call refused by the rate limit, which may
 * follow one that arrived.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, code } = error;
  const isRefused = status >= 400 && status < 500;
  return !isRefused || status === 429 || code === "request_in_progress";
}
