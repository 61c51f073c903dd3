import type { Checkout } from "@spolverk/bff/contract";
import type { CartLine } from "@spolverk/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { checkoutQuery } from "../../../api/queries.ts";
import { useCartLines, useIsCartRead } from "../../../entities/cart/use-cart.ts";
import { useSettings } from "../../../site/settings-context.tsx";
import { isOpenCheckout } from "../steps/is-open-checkout.ts";
import { isSameCart, readStoredCheckout, storeCheckout } from "./stored-checkout.ts";

/**
 * The cart when it differs from the one with which this browser started the checkout, in this tab or another, and the
 * shopper has not decided yet; else null. An order in another tab removes its lines from the cart: therefore the
 * checkout is fetched before the question, and one with an order shows its confirmation. A checkout opened by its link
 * has no cart here, and one that waits for its payment or is placed does not change.
 */
export function useChangedCart(checkout: Checkout) {
  const lines = useCartLines();
  const isRead = useIsCartRead();
  const { currency } = useSettings();
  const [answered, setAnswered] = useState<readonly CartLine[] | null>(null);
  const stored = isRead ? readStoredCheckout() : null;
  const isChanged =
    isOpenCheckout(checkout) && stored?.id === checkout.id && !isSameCart(stored.lines, lines);
  const isUnanswered = isChanged && !(answered && isSameCart(answered, lines));
  const isCurrent = useCurrentCheckout(checkout.id, isUnanswered ? lines : null);
  return {
    changed: isUnanswered && isCurrent ? lines : null,
    /** It is still unknown whether another tab has ordered. */
    isChecking: isUnanswered && !isCurrent,
    /** Keeps the order as it is. */
    dismiss: () => setAnswered(lines),
    /** Records that the checkout has taken over the cart. */
    accept: () => {
      storeCheckout(checkout.id, stored?.currency ?? currency, lines);
      setAnswered(lines);
    },
  };
}

/**
 * Fetches the checkout again for each cart that differs from it.
 *
 * @returns whether that is done for this cart; also true after a failure, when the loaded checkout has to do
 */
function useCurrentCheckout(id: string, changed: readonly CartLine[] | null): boolean {
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<readonly CartLine[] | null>(null);
  const unchecked = changed && !(checked && isSameCart(checked, changed)) ? changed : null;
  useEffect(() => {
    if (unchecked === null) return;
    let isLatest = true;
    const check = async () => {
      const query = checkoutQuery(api, id);
      // A pending reply may predate the order.
      await queryClient.cancelQueries(query);
      // The page waits for this call, so it makes one attempt.
      const fetched = await queryClient
        .fetchQuery({ ...query, staleTime: 0, retry: false })
        .catch(() => null);
      // An order may reach the page a moment after this reply: it shows no question then.
      if (isLatest && (fetched === null || isOpenCheckout(fetched))) setChecked(unchecked);
    };
    void check();
    return () => {
      isLatest = false;
    };
  }, [api, id, queryClient, unchecked]);
  return unchecked === null;
}
