import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readClientNetwork } from "../http/client-network.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

/**
 * Accepts an address up to the maximum length of email addresses. Other values are no account and count only for their
 * network.
 */
const credentials = z
  .object({ email: z.string().max(254) })
  .or(z.object({ identifier: z.string().max(254) }).transform(({ identifier }) => ({ email: identifier })));
const signedIn = z.object({ auth_identity_id: z.string() });

/** Reads the account of a sign-in: the address in the body, or the first factor that the request has passed. */
function readAccount(request: MedusaRequest): string | null {
  const body = credentials.safeParse(request.body);
  if (body.success) return body.data.email;
  const context = signedIn.safeParse("auth_context" in request ? request.auth_context : null);
  return context.success ? context.data.auth_identity_id : null;
}

/**
 * Limits attempts at a sign-in, a second factor or a new password; then answers 429 with Retry-After.
 *
 * @param isRepeatable whether a successful call counts too, such as one that sends a mail
 */
export function limitSignIns(limits: SignInLimits, trustedProxies: number, isRepeatable = true) {
  return async (
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const attempt = {
      account: readAccount(request),
      network: readClientNetwork(request, trustedProxies),
    };
    const waitSeconds = await limits.begin(attempt);
    if (waitSeconds !== null) {
      response
        .status(429)
        .set("retry-after", String(waitSeconds))
        .json({ type: "too_many_requests", message: "Too many attempts: try again later" });
      return;
    }
    response.once("finish", () => {
      const { statusCode } = response;
      if (statusCode >= 500) void limits.forget(attempt);
      else if (statusCode < 400 && isRepeatable) void limits.succeed(attempt);
    });
    next();
  };
}
