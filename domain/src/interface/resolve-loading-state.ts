import { longLoadHintMs, pageLoadTimeoutMs } from "./timings.ts";

export type LoadingState = "loading" | "slow" | "timeout";

/** What to say to somebody who has waited for a page for so many milliseconds [2.55]. */
export function resolveLoadingState(waitedMs: number): LoadingState {
  if (waitedMs >= pageLoadTimeoutMs) return "timeout";
  return waitedMs >= longLoadHintMs ? "slow" : "loading";
}
