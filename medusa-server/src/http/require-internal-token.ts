import { createHash, timingSafeEqual } from "node:crypto";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

const toDigest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Passes a request on when it has the token. Comparing takes the same time for every wrong token, so that its duration
 * reveals nothing.
 */
export function requireInternalToken(token: string) {
  const expected = toDigest(token);
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    const shown = request.get("x-internal-token") ?? "";
    if (timingSafeEqual(toDigest(shown), expected)) next();
    else next(new MedusaError(MedusaError.Types.UNAUTHORIZED, "The internal token is missing or wrong"));
  };
}
