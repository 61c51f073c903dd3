import { MedusaError, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { createCartCreditLinesWorkflow } from "@medusajs/medusa/core-flows";
import { toMinor } from "@spolverk/domain";
import { readCartTotal } from "../../checkout/read-cart-total.ts";
import type { NewCart } from "../../checkout/to-cart.ts";

type Input = { cart: NewCart; total: number };

/**
 * Writes a cart and reads back what Medusa would charge for it.
 * @throws MedusaError INVALID_DATA when that is not the draft's total, to the minor unit.
 */
export const createDraftCartStep = createStep(
  "create-draft-cart",
  async ({ cart, total }: Input, { container }) => {
    const carts = container.resolve(Modules.CART);
    const { shipping_methods, credit_lines, ...fields } = cart;
    const { id } = await carts.createCarts(fields);
    if (shipping_methods.length > 0) await carts.addShippingMethods(id, shipping_methods);
    if (credit_lines.length > 0) {
      const input = credit_lines.map((line) => ({ ...line, cart_id: id, metadata: null }));
      await createCartCreditLinesWorkflow(container).run({ input });
    }

    const charged = await readCartTotal(container, id);
    if (toMinor(charged) !== toMinor(total)) {
      await carts.deleteCarts([id]);
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `The draft says ${total} ${cart.currency_code}, its cart would charge ${charged}`,
      );
    }
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (id !== undefined) await container.resolve(Modules.CART).deleteCarts([id]);
  },
);
