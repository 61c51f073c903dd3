import { useQueryClient } from "@tanstack/react-query";
import { useBlocker, useRouteContext } from "@tanstack/react-router";
import { checkoutQuery } from "../../api/queries.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

/**
 * Asks before the shopper leaves a checkout that waits for its payment [4.34]. By the checkout as it is known at that
 * moment, so that nothing is asked on the way to the confirmation.
 *
 * @param isSentAway the shopper is to leave for an app: then nothing stands in the way
 */
export function useAskBeforeLeaving(checkoutId: string, isSentAway: boolean): void {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const isWaiting = () =>
    queryClient.getQueryData(checkoutQuery(api, checkoutId).queryKey)?.placing === "awaiting_payment";
  useBlocker({
    shouldBlockFn: () => isWaiting() && !window.confirm(t("checkout.swish.leave")),
    enableBeforeUnload: () => !isSentAway && isWaiting(),
  });
}
