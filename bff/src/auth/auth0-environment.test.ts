import { expect, it } from "vitest";
import { auth0EnvironmentSchema, toTokenIssuer } from "./auth0-environment.ts";

const whole = { AUTH0_DOMAIN: "spolverk.eu.auth0.com", AUTH0_AUDIENCE: "https://api.spolverk.com" };

it.each(["AUTH0_DOMAIN", "AUTH0_AUDIENCE"] as const)(
  "refuses an identity provider without %s and names the variable",
  (name) => {
    const result = auth0EnvironmentSchema.safeParse({ ...whole, [name]: undefined });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([[name]]);
  },
);

it.each([
  ["spolverk.eu.auth0.com", "https://spolverk.eu.auth0.com/"],
  ["https://login.spolverk.com/", "https://login.spolverk.com/"],
  ["http://localhost:7960", "http://localhost:7960/"],
])("derives the issuer of identity provider %s: %s", (AUTH0_DOMAIN, issuer) => {
  expect(toTokenIssuer({ ...whole, AUTH0_DOMAIN })).toEqual({ issuer, audience: whole.AUTH0_AUDIENCE });
});

it("resolves to no token issuer without an identity provider", () => {
  expect(toTokenIssuer(auth0EnvironmentSchema.parse({}))).toBeNull();
});
