import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AmountDoor } from "./amount-doors.ts";
import { type FieldProblem, findWrongAmounts } from "./find-wrong-amounts.ts";

/** Refuses wrong amounts in a call of Medusa's own routes, with 400 and the problems by field. */
export function refuseWrongAmounts(fields: AmountDoor["fields"]) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const problems = findWrongAmounts(request.body, fields);
    if (problems.length === 0) next();
    else refuseFields(response, problems);
  };
}

/** Answers 400 with the problems by field; Medusa's own forms show only the message. */
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
