import { z } from "zod";
import type { TokenVerifierOptions } from "./verify-token.ts";

const fields = z.object({
  /** The identity provider: a domain of Auth0, or the address of what speaks its language, such as http://localhost:7960. */
  AUTH0_DOMAIN: z.string().min(1).optional(),
  /** What the provider's access tokens for this API are made out to. */
  AUTH0_AUDIENCE: z.string().min(1).optional(),
});

/** Both or none: half a configuration would refuse every customer one day. */
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

/** Whose tokens are taken; null when nobody can sign in. */
export function toTokenIssuer({
  AUTH0_DOMAIN: domain,
  AUTH0_AUDIENCE: audience,
}: z.output<typeof auth0EnvironmentSchema>): Pick<TokenVerifierOptions, "issuer" | "audience"> | null {
  if (domain === undefined || audience === undefined) return null;
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  return { issuer: address.endsWith("/") ? address : `${address}/`, audience };
}
