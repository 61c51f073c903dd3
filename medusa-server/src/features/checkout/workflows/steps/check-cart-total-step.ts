import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { toMinor } from "@spolverk/domain";
import { readCartTotal } from "../../read-cart-total.ts";

type Input = { cart_id: string; total_minor: number };

/**
 * Compares Medusa's total of a cart with the amount to pay.
 * @throws MedusaError INVALID_DATA when they differ by a minor unit or more
 */
export const checkCartTotalStep = createStep(
  "check-cart-total",
  async ({ cart_id, total_minor }: Input, { container }) => {
    const charged = await readCartTotal(container, cart_id);
    if (toMinor(charged) !== total_minor) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `${total_minor} minor units are to be paid, cart ${cart_id} would charge ${charged}`,
      );
    }
    return new StepResponse(charged);
  },
);
