import { type ApiClient, type Checkout, ApiError } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkoutQuery } from "../../../api/queries.ts";
import { type Problem, toProblem } from "../../../api/to-problem.ts";

/**
 * Codes of refusals that mean that the page is outdated: the page then fetches the checkout again and shows its step.
 */
const outdated: readonly string[] = [
  "step_not_reached",
  "checkout_already_placed",
  "checkout_changed",
  "checkout_not_found",
  "coupon_already_used",
  "coupon_used_up",
];

/**
 * Runs calls that change a checkout. Each reply is the whole checkout and replaces the previous one; one call runs at a
 * time, so that a double press acts once.
 */
export function useCheckoutCall(checkoutId: string) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);
  const query = checkoutQuery(api, checkoutId);

  /** Resolves to the checkout in the reply, or to null when the API refused the call; `problem` then says why. */
  async function run(call: (api: ApiClient) => Promise<Checkout>): Promise<Checkout | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const checkout = await call(api);
      // A query that started before this call may be answered after it, with the checkout as it was before the change.
      await queryClient.cancelQueries(query);
      queryClient.setQueryData(query.queryKey, checkout);
      return checkout;
    } catch (error) {
      setProblem(toProblem(error, t));
      if (error instanceof ApiError && outdated.includes(error.code))
        await queryClient.invalidateQueries(query);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, problem, run, setProblem };
}
