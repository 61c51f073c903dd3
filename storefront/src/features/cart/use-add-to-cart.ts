import { ApiError } from "@spolverk/bff/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { cart } from "./use-cart.ts";

export type AddProblem =
  | { kind: "notEnough"; max: number }
  | { kind: "noStock" }
  | { kind: "missing" }
  | { kind: "stockFailed" };
type AddState =
  | { kind: "idle" }
  | { kind: "adding" }
  | { kind: "added"; quantity: number }
  | { kind: "refused"; problem: AddProblem };

/**
 * Adds a variation to the cart after asking whether so many can be ordered right now [7.4]: the page may be
 * a minute old. Says why when it cannot [8.15], [8.16], [8.37], [8.38].
 */
export function useAddToCart() {
  const { api } = useRouteContext({ from: "__root__" });
  const [state, setState] = useState<AddState>({ kind: "idle" });
  const isBusy = useRef(false);

  async function add({ id, sku }: { id: string; sku: string }, quantity: number): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: "adding" });
    try {
      const inventory = await api("GET /inventory", { query: { sku, quantity } });
      if (inventory.canBeOrdered) {
        cart.add({ id, sku, quantity });
        setState({ kind: "added", quantity });
      } else {
        const max = inventory.isBackOrder ? inventory.maxQtyToOrder : inventory.totalAvailable;
        setState({ kind: "refused", problem: max > 0 ? { kind: "notEnough", max } : { kind: "noStock" } });
      }
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      setState({ kind: "refused", problem: { kind: isMissing ? "missing" : "stockFailed" } });
    } finally {
      isBusy.current = false;
    }
  }

  return { state, add, reset: () => setState({ kind: "idle" }) };
}
