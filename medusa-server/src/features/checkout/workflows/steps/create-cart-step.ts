import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { NewCart } from "../../to-cart.ts";

/** Creates a cart; a later step adds its credit lines. */
export const createCartStep = createStep(
  "create-priced-cart",
  async (cart: NewCart, { container }) => {
    const carts = container.resolve(Modules.CART);
    const { shipping_methods, credit_lines: _creditLines, ...fields } = cart;
    const { id } = await carts.createCarts(fields);
    if (shipping_methods.length > 0) await carts.addShippingMethods(id, shipping_methods);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (id !== undefined) await container.resolve(Modules.CART).deleteCarts([id]);
  },
);
