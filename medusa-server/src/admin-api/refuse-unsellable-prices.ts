import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findPriceProblems } from "../catalogue/find-price-problems.ts";

/** Refuses prices that Medusa's own routes would store, with 400 and what is wrong by field. */
export function refuseUnsellablePrices({ takesZero }: { takesZero: boolean }) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const problems = findPriceProblems(request.body, takesZero);
    const [first] = problems;
    if (first === undefined) {
      next();
      return;
    }
    response.status(400).json({
      type: "invalid_data",
      // Medusa's own forms show the message and nothing else.
      message: `${first.field} ${first.message}`,
      fields: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    });
  };
}
