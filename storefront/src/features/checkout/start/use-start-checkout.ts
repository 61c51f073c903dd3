import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkoutQuery } from "../../../api/queries.ts";
import { type Problem, toProblem } from "../../../api/to-problem.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { useSettings } from "../../../site/settings-context.tsx";
import { forgetCheckout, readStoredCheckout, storeCheckout, toCheckoutMark } from "./stored-checkout.ts";

/** Goes on with the checkout that was started from this cart, or starts one [7.10]. */
export function useStartCheckout() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { currency } = useSettings();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);

  const start = useCallback(
    async ({ isNew = false } = {}) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setProblem(null);
      if (isNew) forgetCheckout();
      try {
        const lines = cart.getLines();
        const mark = toCheckoutMark(lines, currency);
        const known = readStoredCheckout();
        const stored =
          known?.mark === mark ? await queryClient.fetchQuery(checkoutQuery(api, known.id)) : null;
        const checkout =
          stored && !stored.order
            ? stored
            : await api("POST /checkout", {
                body: {
                  site: shop.site.code,
                  currency,
                  lines: lines.map(({ id, quantity }) => ({ id, quantity })),
                },
              });
        queryClient.setQueryData(checkoutQuery(api, checkout.id).queryKey, checkout);
        storeCheckout({ id: checkout.id, mark, lines: lines.map(({ id, quantity }) => ({ id, quantity })) });
        await navigate({
          to: "/checkout/{-$checkoutId}/{-$step}/{-$uuid}",
          params: { checkoutId: checkout.id, step: checkout.step },
          replace: true,
        });
      } catch (error) {
        setProblem(toProblem(error, t));
      } finally {
        isRunning.current = false;
      }
    },
    [api, currency, navigate, queryClient, shop.site.code, t],
  );
  return { start, problem };
}
