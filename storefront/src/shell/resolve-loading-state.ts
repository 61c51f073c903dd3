import { longLoadHintMs, pageLoadTimeoutMs } from "../browser/timings.ts";

export type LoadingState = "loading" | "slow" | "timeout";

/** The state of a page that has been loading for this many milliseconds [2.55]. */
export function resolveLoadingState(waitedMs: number): LoadingState {
  if (waitedMs >= pageLoadTimeoutMs) return "timeout";
  return waitedMs >= longLoadHintMs ? "slow" : "loading";
}
