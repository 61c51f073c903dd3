import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AmountDoor } from "./amount-doors.ts";
import { type FieldProblem, findWrongAmounts } from "./find-wrong-amounts.ts";

/** Refuses amounts that Medusa's own routes would store, with 400 and what is wrong by field. */
export function refuseWrongAmounts(fields: AmountDoor["fields"]) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const problems = findWrongAmounts(request.body, fields);
    if (problems.length === 0) next();
    else refuseFields(response, problems);
  };
}

/** Answers 400 with what is wrong by field; Medusa's own forms show the message and nothing else. */
export function refuseFields(response: MedusaResponse, problems: readonly FieldProblem[]): void {
  response.status(400).json({
    type: "invalid_data",
    message: problems
      .slice(0, 1)
      .map(({ field, message }) => `${field} ${message}`)
      .join(),
    fields: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
  });
}
