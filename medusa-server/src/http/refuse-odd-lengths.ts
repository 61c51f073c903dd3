import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/**
 * Answers 400 to a body with an object whose length is no number. zod's checks of a length read it before the type of the
 * value is known, and throw where it cannot be compared with a number, which would be a failure of ours.
 */
export function refuseOddLengths(
  { body }: Pick<MedusaRequest, "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!holdsOddLength(body)) next();
  else next(new MedusaError(MedusaError.Types.INVALID_DATA, "The request holds a length that is no number"));
}

/** Tells whether there is an object with a length that is an object, anywhere inside a value. */
export function holdsOddLength(value: unknown): boolean {
  // A list of what is still to be looked at: a body may be nested deeper than calls can be.
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one !== "object" || one === null) continue;
    if ("length" in one && typeof one.length === "object" && one.length !== null) return true;
    for (const member of Object.values(one)) rest.push(member);
  }
  return false;
}
