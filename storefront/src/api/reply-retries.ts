import { ApiError } from "@spolverk/bff/contract";

const maxAttempts = 10;

/** Could asking again help? Only when nothing, or something passing, stood in the way. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === "checkout_unreadable") return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

/**
 * Retries of a GET [7.15]: so many attempts in all, 10 at the most; before attempt n it waits
 * 400 ms × (n − 1) − 200 ms. The server renders after the first attempt: a page must not wait that long.
 */
export function retriesFor(attempts: number) {
  const allowed = import.meta.env.SSR ? 1 : Math.min(attempts, maxAttempts);
  return {
    retry: (failures: number, error: unknown) => failures + 1 < allowed && isPassing(error),
    retryDelay: (failures: number) => Math.max(0, 400 * (failures + 1) - 200),
  };
}
