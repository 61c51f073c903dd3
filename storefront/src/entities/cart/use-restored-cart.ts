import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { shopQuery, variationQuery } from "../../api/queries.ts";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { cartNotices } from "./cart-notices.ts";
import { cart } from "./use-cart.ts";

let isRestored = false;

/** Corrects the saved cart once per visit, after hydration [4.14]. */
export function useRestoredCart(): void {
  const queryClient = useQueryClient();
  const { api } = useRouteContext({ from: "__root__" });
  useEffect(() => {
    if (isRestored || cart.getLines().length === 0) return;
    isRestored = true;
    Promise.all([queryClient.ensureQueryData(shopQuery(api)), loadChunk(() => import("./restore-cart.ts"))])
      .then(([shop, { restoreCart }]) =>
        restoreCart({
          cart,
          shop,
          fetchVariation: (id) => queryClient.fetchQuery(variationQuery(api, id)),
          report: reportError,
        }),
      )
      .then(cartNotices.add, reportError);
  }, [api, queryClient]);
}
