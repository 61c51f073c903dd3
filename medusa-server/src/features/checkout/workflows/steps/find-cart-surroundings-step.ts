import type { PricedCheckout } from "@spolverk/domain";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findCartSurroundings } from "../../find-cart-surroundings.ts";

export const findCartSurroundingsStep = createStep(
  "find-cart-surroundings",
  async (priced: PricedCheckout, { container }) =>
    new StepResponse(await findCartSurroundings(container, priced)),
);
