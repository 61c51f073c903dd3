import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { toPurchase } from "../../to-purchase.ts";
import { CHECKOUT_MODULE } from "../../../orders/modules/checkout/index.ts";

/** Stores the purchase of a cart and of the order that it may become. */
export const rememberPurchaseStep = createStep(
  "remember-purchase",
  async (purchase: ReturnType<typeof toPurchase>, { container }) => {
    const checkouts = container.resolve(CHECKOUT_MODULE);
    const { id } = await checkouts.createPurchases(purchase);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    const checkouts = container.resolve(CHECKOUT_MODULE);
    if (id !== undefined) await checkouts.deletePurchases(id);
  },
);
