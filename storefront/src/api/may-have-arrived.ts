import { ApiError } from "@spolverk/bff/contract";

/**
 * Whether the API may have carried out a failed call, or an earlier attempt of it. If so, a repetition has to use the
 * same idempotency key, so that the API does not act twice. This includes a call that the rate limit refused, because
 * an earlier attempt may have arrived.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, code } = error;
  const isRefused = status >= 400 && status < 500;
  return !isRefused || status === 429 || code === "request_in_progress";
}
