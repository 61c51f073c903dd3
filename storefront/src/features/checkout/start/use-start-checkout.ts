import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkoutQuery } from "../../../api/queries.ts";
import { type Problem, toProblem } from "../../../api/to-problem.ts";
import { cart } from "../../../entities/cart/use-cart.ts";
import { useSettings } from "../../../site/settings-context.tsx";
import { forgetCheckout, isSameCart, readStoredCheckout, storeCheckout } from "./stored-checkout.ts";

/**
 * Goes on with the checkout that this browser started, with the cart as it is now, or starts one [7.10]. What was
 * entered stays, and so do the steps that still hold. While its order is being placed or waits for its payment, the
 * checkout opens as it is: the shopper sees where it stands and may cancel it.
 */
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
        const lines = cart.getLines().map(({ id, quantity }) => ({ id, quantity }));
        const known = readStoredCheckout();
        // Another tab may have placed it a moment ago.
        const stored =
          known && (await queryClient.fetchQuery({ ...checkoutQuery(api, known.id), staleTime: 0 }));
        let checkout = stored?.order ? null : stored;
        if (known && checkout?.placing === "none") {
          const params = { id: checkout.id };
          if (!isSameCart(known.lines, lines))
            checkout = await api("POST /checkout/{id}/lines", { params, body: { lines } });
          if (known.currency !== currency)
            checkout = await api("POST /checkout/{id}/currency", { params, body: { currency } });
        }
        checkout ??= await api("POST /checkout", { body: { site: shop.site.code, currency, lines } });
        queryClient.setQueryData(checkoutQuery(api, checkout.id).queryKey, checkout);
        if (checkout.placing === "none") storeCheckout(checkout.id, currency, lines);
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
