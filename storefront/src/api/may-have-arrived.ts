import { ApiError } from "@spolverk/bff/contract";

/**
 * May the shop have carried out a call that failed, or do so when it is sent again as it was? Only under the same
 * Idempotency-Key is it then carried out once. A call that is refused for coming too often may follow one that arrived.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status, code } = error;
  const isRefused = status >= 400 && status < 500;
  return !isRefused || status === 429 || code === "request_in_progress";
}
