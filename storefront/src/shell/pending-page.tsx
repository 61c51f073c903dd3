import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChunkLoadError } from "../browser/chunk-failure.ts";
import { buttonClass } from "../ui/button-class.ts";
import {
  chunkLoadTimeoutMs,
  lazyLoadDelayMs,
  longLoadHintMs,
  pageLoadTimeoutMs,
} from "../browser/timings.ts";
import { useBackOnline, useIsOnline } from "../browser/use-is-online.ts";
import { ErrorPage } from "./error-page.tsx";
import { OfflinePage } from "./offline-page.tsx";
import { resolveLoadingState } from "./resolve-loading-state.ts";

// The times count from the start of the navigation. The router shows this page only after `lazyLoadDelayMs`.
const waitsMs = [longLoadHintMs, pageLoadTimeoutMs, chunkLoadTimeoutMs] as const;

/**
 * Replaces a page that is loading, or that cannot load because the browser is offline. In the latter case it loads the
 * page again once the browser is online.
 */
export function PendingPage() {
  const router = useRouter();
  const isOnline = useIsOnline();
  const retry = () => void router.invalidate();
  useBackOnline(retry);
  return isOnline ? <SlowPage /> : <OfflinePage onRetry={retry} />;
}

/**
 * Replaces a slowly loading page: says so after 3 seconds, and offers a reload after 15 [2.55]. After 120 seconds the
 * page's script counts as lost [8.12], because a browser would wait far longer for a connection that sends nothing.
 */
function SlowPage() {
  const { t } = useTranslation();
  const [waitedMs, setWaitedMs] = useState(lazyLoadDelayMs);
  useEffect(() => {
    const timers = waitsMs.map((ms) => setTimeout(() => setWaitedMs(ms), ms - lazyLoadDelayMs));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (waitedMs >= chunkLoadTimeoutMs) {
    return <ErrorPage error={new ChunkLoadError()} reset={() => window.location.reload()} />;
  }
  const state = resolveLoadingState(waitedMs);
  return (
    <div aria-live="polite" className="grid min-h-[60vh] place-items-center text-center">
      {state === "timeout" ? (
        <div>
          <p className="mb-6 text-lg">{t("error.timeout")}</p>
          <button className={buttonClass("primary")} onClick={() => window.location.reload()} type="button">
            {t("error.reload")}
          </button>
        </div>
      ) : (
        <div>
          <span
            aria-hidden="true"
            className="mx-auto block size-9 animate-spin rounded-full border-3 border-accent border-t-transparent"
          />
          {state === "slow" && <p className="mt-6 text-soft">{t("error.slow")}</p>}
        </div>
      )}
    </div>
  );
}
