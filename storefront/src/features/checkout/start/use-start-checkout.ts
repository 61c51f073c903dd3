import { ApiError, type Checkout, type Variation } from "@spolverk/bff/contract";
import { removeOrderedLines } from "@spolverk/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { earlySalesQuery } from "../../../api/account-queries.ts";
import { checkoutQuery, variationQuery } from "../../../api/queries.ts";
import { trackBuying } from "../../../analytics/track-buying.ts";
import { type Problem, toProblem } from "../../../api/to-problem.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { toEarlySales, withEarlySale } from "../../../entities/catalogue/with-early-sale.ts";
import { useSession } from "../../../session/use-session.ts";
import { useSignIn } from "../../../session/use-sign-in.ts";
import { useSettings } from "../../../site/settings-context.tsx";
import { cleanUpAfterOrder } from "../confirmation/clean-up-after-order.ts";
import { findStartChange } from "./find-start-change.ts";
import { storeStartChange } from "./start-change.ts";
import { forgetCheckout, isSameCart, readStoredCheckout, storeCheckout } from "./stored-checkout.ts";

/**
 * Continues this browser's last checkout with the current cart, or starts a new one [7.10]. Entered values and the
 * steps that are still valid are kept. A checkout that is being placed or waits for its payment opens unchanged: the
 * shopper sees its state and may cancel it. If the last checkout was placed and the cart holds exactly its lines, the
 * order opens.
 */
export function useStartCheckout() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { currency } = useSettings();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);
  const rememberChange = useRememberChange();

  const start = useCallback(
    async ({ isNew = false } = {}) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setProblem(null);
      if (isNew) forgetCheckout();
      try {
        const known = readStoredCheckout();
        // Another tab, or another site of the shop, may have just placed the stored checkout.
        const stored =
          known &&
          (await queryClient
            .fetchQuery({ ...checkoutQuery(api, known.id), staleTime: 0 })
            .catch(nullWhereForeign));
        if (known && stored?.order) {
          if (removeOrderedLines(cart.getLines(), known.lines).length === 0) {
            await navigate({ ...toStep(stored), replace: true });
            return;
          }
          cleanUpAfterOrder(known.id, cart);
        }
        const lines = cart.getLines().map(({ id, quantity }) => ({ id, quantity }));
        let checkout = stored?.order ? null : stored;
        if (known && checkout?.placing === "none") {
          const params = { id: checkout.id };
          if (!isSameCart(known.lines, lines))
            checkout = await api("POST /checkout/{id}/lines", { params, body: { lines } });
          if (known.currency !== currency)
            checkout = await api("POST /checkout/{id}/currency", { params, body: { currency } });
        }
        if (!checkout) {
          checkout = await api("POST /checkout", { body: { site: shop.site.code, currency, lines } });
          const items = checkout.lines.map(({ sku, quantity }) => ({ item_id: sku, quantity }));
          trackBuying(shop.site.legal, "begin_checkout", { items });
        }
        queryClient.setQueryData(checkoutQuery(api, checkout.id).queryKey, checkout);
        if (checkout.placing === "none") {
          storeCheckout(checkout.id, currency, lines);
          rememberChange(checkout);
        }
        await navigate({ ...toStep(checkout), replace: true });
      } catch (error) {
        setProblem(toProblem(error, t));
      } finally {
        isRunning.current = false;
      }
    },
    [api, currency, navigate, queryClient, rememberChange, shop.site, t],
  );
  return { start, problem };
}

/** The route of a checkout's current step. */
const toStep = ({ id, step }: Checkout) =>
  ({ to: "/checkout/{-$checkoutId}/{-$step}/{-$uuid}", params: { checkoutId: id, step } }) as const;

/**
 * Returns a function that stores how a checkout's prices differ from the prices shown here. The checkout's page reports
 * the difference; for the other pages, the account's current prices are loaded again.
 */
function useRememberChange(): (checkout: Checkout) => void {
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { account } = useSession();
  const { readAccountsAgain } = useSignIn();
  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
  });
  return useCallback(
    (checkout) => {
      const buyer = latest.current;
      // A checkout of another buyer is not compared: its prices change once it is attached to this account.
      if (checkout.accountId !== (buyer?.accountId ?? null)) return;
      const early = earlySalesQuery(api, buyer?.accountId ?? "").queryKey;
      const earlySales = toEarlySales(queryClient.getQueryData(early) ?? []);
      const known = checkout.lines.flatMap(({ id }): [string, Variation][] => {
        const variation = queryClient.getQueryData(variationQuery(api, id).queryKey);
        return variation ? [[id, withEarlySale(variation, earlySales)]] : [];
      });
      const change = findStartChange(checkout, new Map(known), buyer?.agreements ?? []);
      storeStartChange(checkout.id, change);
      if (change === null || buyer === null) return;
      readAccountsAgain();
      void queryClient.invalidateQueries({ queryKey: early });
    },
    [api, queryClient, readAccountsAgain],
  );
}

/**
 * Returns null for the refusal of a checkout of an account that the user does not act for, so that a new checkout is
 * started.
 */
function nullWhereForeign(error: unknown): null {
  const isForeign =
    error instanceof ApiError && ["sign_in_required", "account_forbidden"].includes(error.code);
  if (isForeign) return null;
  throw error;
}
