import type { Variation } from "@spolverk/bff/contract";
import type { CartLine } from "@spolverk/domain";
import { useQueries } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { variationQuery } from "../../api/queries.ts";
import { useCartLines } from "../../entities/cart/use-cart.ts";

export type CartEntry = {
  line: CartLine;
  /** undefined while it loads; null when it could not be loaded. */
  variation: Variation | null | undefined;
  /** Fetches the variation again. */
  retry: () => void;
};

/** The cart's lines with the current state of their variations. */
export function useCartEntries(): CartEntry[] {
  const { api } = useRouteContext({ from: "__root__" });
  const lines = useCartLines();
  const results = useQueries({ queries: lines.map((line) => variationQuery(api, line.id)) });
  return lines.map((line, index) => {
    const result = results[index];
    return {
      line,
      variation: result?.isError ? null : result?.data,
      retry: () => void result?.refetch(),
    };
  });
}
