import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice, isSwishSettled, type SettledSwishStatus } from "@spolverk/domain";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "@tanstack/react-router";
import type { Problem } from "../../../api/to-problem.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { useIsHydrated } from "../../../browser/use-is-hydrated.ts";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { PlacementOverlay } from "../steps/placement-overlay.tsx";
import { toSwishAppUrl } from "./swish-links.ts";
import { useSwishStatus } from "./use-swish-status.ts";

/**
 * Asks the shopper for confirmation before leaving a checkout that waits for its payment [4.34]. The navigation to the
 * order's confirmation ignores the blocker (checkout-view.tsx).
 *
 * @param isSentAway whether the page is opening the Swish app, which needs no question
 */
function useConfirmNavigation(isSentAway: boolean): void {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: () => !window.confirm(t("checkout.swish.leave")),
    enableBeforeUnload: !isSentAway,
  });
}

const SwishCode = lazy(async () => ({ default: (await import("./swish-code.tsx")).SwishCode }));

type SwishPanelProps = {
  checkout: Checkout;
  swishId: string;
  /** null when the app can no longer open the payment; the page then only waits for its result. */
  token: string | null;
  isBusy: boolean;
  problem: Problem | null;
  /** Called when the payment has ended, and again with each reply until the checkout shows the result. */
  onSettled: (status: SettledSwishStatus) => void;
  onStop: () => void;
};

/**
 * Waits for a payment by Swish [4.34]: shows a code to scan with a phone, and a link that opens the app on the same
 * device. The panel always shows both, because the shop cannot tell which device has the app.
 */
export function SwishPanel({
  checkout,
  swishId,
  token,
  isBusy,
  problem,
  onSettled,
  onStop,
}: SwishPanelProps) {
  const { t } = useTranslation();
  const { answer, isUnreachable } = useSwishStatus(checkout.id, swishId);
  const isHydrated = useIsHydrated();
  const isPhone = useMediaQuery("(hover: none) and (pointer: coarse)");
  const [isCodeWanted, setCodeWanted] = useState<boolean | null>(null);
  const withCode = isCodeWanted ?? !isPhone;
  useConfirmNavigation(!withCode);

  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);

  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  useEffect(() => {
    if (answer && isSwishSettled(answer.status)) settle.current(answer.status);
  }, [answer]);

  const total = formatPrice(checkout.totals.toPay, checkout.currency, true);
  const isUnknown = answer?.status === "unknown";
  const codeLoading = <p className="text-soft">{t("checkout.swish.codeLoading")}</p>;
  return (
    <section aria-labelledby="swish-title">
      <h2 className="title-section mb-5 outline-none" id="swish-title" ref={title} tabIndex={-1}>
        {t("checkout.swish.title", { total })}
      </h2>
      <ErrorSummary labels={{}} problem={problem} />
      {token !== null && !isUnknown && (
        <div className="grid justify-items-start gap-5">
          {withCode ? (
            <>
              <p>{t("checkout.swish.scan")}</p>
              {/* The server renders a page in one pass and cannot wait for the lazily loaded QR code. */}
              {isHydrated ? (
                <Suspense fallback={codeLoading}>
                  <SwishCode label={t("checkout.swish.codeLabel", { total })} token={token} />
                </Suspense>
              ) : (
                codeLoading
              )}
            </>
          ) : (
            <>
              <p>{t("checkout.swish.onPhone")}</p>
              <a
                className={`${buttonClass("primary", "large")} w-full`}
                href={toSwishAppUrl(token, window.location.href)}
              >
                {t("checkout.swish.open")}
              </a>
            </>
          )}
          <button
            className="min-h-7 text-left underline"
            onClick={() => setCodeWanted(!withCode)}
            type="button"
          >
            {t(withCode ? "checkout.swish.toApp" : "checkout.swish.toCode")}
          </button>
        </div>
      )}
      <output className="mt-6 flex items-start gap-3 rounded-2xl bg-accent-soft p-4 font-medium">
        <span
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
        <span>
          {[
            t(isUnknown ? "checkout.swish.unknown" : "checkout.swish.waiting"),
            ...(isUnreachable ? [t("checkout.swish.unreachable")] : []),
          ].join(" ")}
        </span>
      </output>
      {!isUnknown && (
        <button className={`${buttonClass("outline")} mt-6`} onClick={onStop} type="button">
          {t("checkout.payment.stopWaiting")}
        </button>
      )}
      {isBusy && <PlacementOverlay isSlow={false} />}
    </section>
  );
}
