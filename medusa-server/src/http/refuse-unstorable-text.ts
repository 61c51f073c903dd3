import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";

/** Answers 400 to a request with text that Postgres refuses to store. Otherwise storing it would cause a 500. */
export function refuseUnstorableText(
  request: Pick<MedusaRequest, "originalUrl" | "query" | "body">,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  // Not `request.path`, which is only the part after the mount point.
  const path = decode(request.originalUrl);
  const isFine = path !== null && ![path, request.query, request.body].some(holdsUnstorable);
  if (isFine) next();
  else next(new MedusaError(MedusaError.Types.INVALID_DATA, "The request holds text that cannot be stored"));
}

/** Whether a value contains, at any depth and in names too, a NUL or an unpaired surrogate. */
export function holdsUnstorable(value: unknown): boolean {
  // An explicit stack: a body may be nested deeper than the call stack.
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
