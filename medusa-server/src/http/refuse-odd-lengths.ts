import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Answers 400 to a body with an object whose `length` is not a number. zod's length checks read `length` before they
 * know the type of the value, and throw when it cannot be compared with a number. That would cause a 500.
 */
export function refuseOddLengths(
  { body }: Pick<MedusaRequest, "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!holdsOddLength(body)) next();
  else next(new MedusaError(MedusaError.Types.INVALID_DATA, "The request holds a length that is no number"));
}

/** Whether a value contains, at any depth, an object with a length that is an object. */
export function holdsOddLength(value: unknown): boolean {
  // An explicit stack: a body may be nested deeper than the call stack.
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== "object" || one === null) continue;
    if ("length" in one && typeof one.length === "object" && one.length !== null) return true;
    for (const member of Object.values(one)) rest.push(member);
  }
  return false;
}
