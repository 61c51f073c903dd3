import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { findCartSurroundings } from "../../checkout/find-cart-surroundings.ts";
import type { DraftBody } from "../../internal/draft-body.ts";

export const findCartSurroundingsStep = createStep(
  "find-cart-surroundings",
  async (draft: DraftBody, { container }) => new StepResponse(await findCartSurroundings(container, draft)),
);
