import { ApiError } from "@spolverk/bff/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { trackBuying } from "../../analytics/track-buying.ts";
import { cart } from "./use-cart.ts";

export type AddProblem =
  | { kind: "notEnough"; max: number }
  | { kind: "noStock" }
  | { kind: "missing" }
  | { kind: "stockFailed" };
/**
 * The state of the last attempt to add a variation. `id` is that variation's: a page that now shows another variation
 * ignores the state.
 */
type AddState =
  | { kind: "idle" }
  | { kind: "adding"; id: string }
  | { kind: "added"; id: string; quantity: number }
  | { kind: "refused"; id: string; problem: AddProblem };

/**
 * Adds a variation to the cart after checking its current availability [7.4], because the page's data may be a minute
 * old. The state says why a variation was refused [8.15], [8.16], [8.37], [8.38]; `add` resolves to whether it was
 * added.
 */
export function useAddToCart() {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const [state, setState] = useState<AddState>({ kind: "idle" });
  const isBusy = useRef(false);

  async function add({ id, sku }: { id: string; sku: string }, quantity: number): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setState({ kind: "adding", id });
    try {
      const inventory = await api("GET /inventory", { query: { sku, quantity } });
      if (inventory.canBeOrdered) {
        cart.add({ id, sku, quantity });
        trackBuying(shop.site.legal, "add_to_cart", { items: [{ item_id: sku, quantity }] });
        setState({ kind: "added", id, quantity });
        return true;
      }
      const max = inventory.isBackOrder ? inventory.maxQtyToOrder : inventory.totalAvailable;
      const problem: AddProblem = max > 0 ? { kind: "notEnough", max } : { kind: "noStock" };
      setState({ kind: "refused", id, problem });
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      setState({ kind: "refused", id, problem: { kind: isMissing ? "missing" : "stockFailed" } });
    } finally {
      isBusy.current = false;
    }
    return false;
  }

  return { state, add, reset: () => setState({ kind: "idle" }) };
}
