import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/**
 * Asks before the shopper leaves a checkout that waits for its payment [4.34]. The checkout's own way to the
 * confirmation is not asked about (checkout-view.tsx).
 *
 * @param isSentAway the shopper is to leave for an app: then nothing is asked
 */
export function useConfirmNavigation(isSentAway: boolean): void {
  const { t } = useTranslation();
  useBlocker({
    shouldBlockFn: () => !window.confirm(t("checkout.swish.leave")),
    enableBeforeUnload: !isSentAway,
  });
}
