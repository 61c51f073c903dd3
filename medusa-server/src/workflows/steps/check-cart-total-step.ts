import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { toMinor } from "@spolverk/domain";
import { readCartTotal } from "../../checkout/read-cart-total.ts";

type Input = { cart_id: string; total: number };

/**
 * Reads back what Medusa would charge for a cart.
 * @throws MedusaError INVALID_DATA when that is not the draft's total, to the minor unit.
 */
export const checkCartTotalStep = createStep(
  "check-cart-total",
  async ({ cart_id, total }: Input, { container }) => {
    const charged = await readCartTotal(container, cart_id);
    if (toMinor(charged) !== toMinor(total)) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `The draft says ${total}, its cart ${cart_id} would charge ${charged}`,
      );
    }
    return new StepResponse(charged);
  },
);
