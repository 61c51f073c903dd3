import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/** Answers 400 to a request with text that Postgres refuses to store, which would be a failure of ours later on. */
export function refuseUnstorableText(
  request: Pick<MedusaRequest, "originalUrl" | "query" | "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  // `path` is no more than what comes after the part that this was mounted at.
  const path = decode(request.originalUrl);
  const isFine = path !== null && ![path, request.query, request.body].some(holdsUnstorable);
  if (isFine) next();
  else next(new MedusaError(MedusaError.Types.INVALID_DATA, "The request holds text that cannot be stored"));
}

/** Tells whether there is a NUL or half a surrogate pair in a text, or anywhere inside a value, names included. */
export function holdsUnstorable(value: unknown): boolean {
  // A list of what is still to be looked at: a body may be nested deeper than calls can be.
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === "string" && (one.includes("\0") || /\p{Cs}/u.test(one))) return true;
    if (typeof one === "object" && one !== null) {
      for (const entry of Object.entries(one)) rest.push(...entry);
    }
  }
  return false;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
