import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findCartSurroundings } from "../../find-cart-surroundings.ts";
import type { PricedCheckout } from "@spolverk/medusa-contract";

export const findCartSurroundingsStep = createStep(
  "find-cart-surroundings",
  async (priced: PricedCheckout, { container }) =>
    new StepResponse(await findCartSurroundings(container, priced)),
);
