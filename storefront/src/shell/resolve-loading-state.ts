import { longLoadHintMs, pageLoadTimeoutMs } from "../browser/timings.ts";

export type LoadingState = "loading" | "slow" | "timeout";

/** What the page says after the shopper has waited this many milliseconds for it [2.55]. */
export function resolveLoadingState(waitedMs: number): LoadingState {
  if (waitedMs >= pageLoadTimeoutMs) return "timeout";
  return waitedMs >= longLoadHintMs ? "slow" : "loading";
}
