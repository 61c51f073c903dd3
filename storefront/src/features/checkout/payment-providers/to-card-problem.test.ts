import { expect, it } from "vitest";
import { toCardProblem } from "./to-card-problem.ts";

it.each([
  [{ code: "card_declined", decline_code: "insufficient_funds" }, "insufficientFunds"],
  [{ code: "card_declined", decline_code: "stolen_card" }, "declined"],
  [{ code: "card_declined" }, "declined"],
  [{ code: "incomplete_number" }, "incomplete"],
  [{ code: "payment_intent_authentication_failure" }, "authentication"],
  [{ code: "rate_limit" }, null],
  [{}, null],
] as const)("toCardProblem maps the card error %o to %s [8.31]", (error, problem) => {
  expect(toCardProblem(error)).toBe(problem);
});
