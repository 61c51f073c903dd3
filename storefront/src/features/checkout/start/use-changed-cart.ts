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
 * Returns the cart as `changed` when it differs from the cart with which this browser started the checkout and the
 * shopper has not yet decided which to order; else null. An order placed in another tab also changes the cart, because
 * it removes the ordered lines. Therefore the checkout is fetched again before the question: a placed one shows its
 * confirmation instead. There is no question for a checkout that was opened by its link, which has no cart here, nor
 * for one that waits for its payment or is placed.
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
    /** Whether the checkout is being fetched to find out whether another tab has placed the order. */
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
 * @returns whether the checkout was fetched for this cart; true after a failure too, so that the loaded checkout is
 * used
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
      // A pending reply may predate the order that another tab has placed.
      await queryClient.cancelQueries(query);
      // The page waits for this call, so it makes one attempt.
      const fetched = await queryClient
        .fetchQuery({ ...query, staleTime: 0, retry: false })
        .catch(() => null);
      // A reply with an order reaches the page a moment later. Until then no question may appear.
      if (isLatest && (fetched === null || isOpenCheckout(fetched))) setChecked(unchecked);
    };
    void check();
    return () => {
      isLatest = false;
    };
  }, [api, id, queryClient, unchecked]);
  return unchecked === null;
}
