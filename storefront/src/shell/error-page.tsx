import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isLossOver, toChunkFailure } from "../browser/chunk-failure.ts";
import { useBackOnline, useIsOnline } from "../browser/use-is-online.ts";
import { BusyButton } from "../ui/busy-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { OfflinePage } from "./offline-page.tsx";

/**
 * Replaces a page that could not be rendered [8.27]. Every error but a failed chunk [8.12] gets the same text, because
 * the error's class is lost on the way from the server to the browser.
 */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { shop } = useRouteContext({ from: "__root__" });
  const queries = useQueryErrorResetBoundary();
  const isOnline = useIsOnline();
  const [busy, setBusy] = useState(false);
  const chunkFailure = toChunkFailure(error);
  const retry = async () => {
    setBusy(true);
    // A browser remembers that a script has failed; only a new document requests the script again.
    if (chunkFailure) {
      window.location.reload();
      return;
    }
    queries.reset();
    await router.invalidate();
    reset();
    setBusy(false);
  };
  useBackOnline(() => {
    if (!chunkFailure) void retry();
  });
  // This effect does not wait for the browser's "online" event: a chunk that failed while offline may be needed only
  // after that event.
  useEffect(() => {
    if (chunkFailure && isLossOver(isOnline)) window.location.reload();
  }, [chunkFailure, isOnline]);
  // Reloading offline would replace the shop with the browser's error page.
  if (!isOnline) return <OfflinePage onRetry={() => (chunkFailure ? undefined : void retry())} />;
  return (
    <div className="mx-auto max-w-xl py-16 text-center sm:py-24" role="alert">
      <Icon className="mx-auto size-14 text-warn" name="warning" />
      <h1 className="title-page mt-4" tabIndex={-1}>
        {t("error.title")}
      </h1>
      <p className="mt-4 text-lg text-soft">{t(chunkFailure ? "error.part" : "error.connection")}</p>
      {chunkFailure && <p className="mt-2 text-sm text-soft">{chunkFailure}</p>}
      <p className="mt-2 text-soft">{t("error.support", { email: shop.support.email })}</p>
      <BusyButton busy={busy} busyLabel={t("error.retry")} className="mt-8" onClick={() => void retry()}>
        {t("error.retry")}
      </BusyButton>
    </div>
  );
}
