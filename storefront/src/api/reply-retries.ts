import { ApiError } from "@spolverk/bff/contract";

const maxAttempts = 10;

/** Whether a retry could help, which it can only after a missing reply or a temporary failure. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === "checkout_unreadable") return false;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}

/**
 * Retry options of a GET [7.15]: the number of attempts in all, at most 10; before attempt n it waits 400 ms × (n − 1)
 * − 200 ms. The server makes only the first attempt, because a page must not wait that long.
 */
export function retriesFor(attempts: number) {
  const allowed = import.meta.env.SSR ? 1 : Math.min(attempts, maxAttempts);
  return {
    retry: (failures: number, error: unknown) => failures + 1 < allowed && isPassing(error),
    retryDelay: (failures: number) => Math.max(0, 400 * (failures + 1) - 200),
  };
}
