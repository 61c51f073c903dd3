import { z } from "zod";
import type { TokenVerifierOptions } from "./verify-token.ts";

const fields = z.object({
  /** Domain of the Auth0 tenant, or the base URL of a compatible provider such as http://localhost:7960. */
  AUTH0_DOMAIN: z.string().min(1).optional(),
  /** Audience of the access tokens for this API. */
  AUTH0_AUDIENCE: z.string().min(1).optional(),
});

/** Requires both variables or neither: half a configuration would refuse every customer later. */
export const auth0EnvironmentSchema = fields.superRefine((environment, context) => {
  const missing = Object.entries({
    AUTH0_DOMAIN: environment.AUTH0_DOMAIN,
    AUTH0_AUDIENCE: environment.AUTH0_AUDIENCE,
  }).filter(([, value]) => value === undefined);
  if (missing.length !== 1) return;
  for (const [name] of missing) {
    context.addIssue({ code: "custom", path: [name], message: "is needed where another AUTH0_ is set" });
  }
});

/** The issuer and audience of accepted tokens; null when sign-in is off. */
export function toTokenIssuer({
  AUTH0_DOMAIN: domain,
  AUTH0_AUDIENCE: audience,
}: z.output<typeof auth0EnvironmentSchema>): Pick<TokenVerifierOptions, "issuer" | "audience"> | null {
  if (domain === undefined || audience === undefined) return null;
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  return { issuer: address.endsWith("/") ? address : `${address}/`, audience };
}
