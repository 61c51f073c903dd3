/** The grant type that exchanges a mailed code for tokens. */
export const passwordlessGrant = "http://auth0.com/oauth/grant-type/passwordless/otp";

export const scopes = "openid profile email";

/**
 * Lists the origins of the shop's sites, the international site first.
 *
 * @param {string} siteHosts such as `http://{code}.localhost:3000`
 * @param {readonly string[]} subdomains "" for the international site
 */
export const toOrigins = (siteHosts, subdomains) =>
  subdomains.map((code) => siteHosts.replace("{code}.", code === "" ? "" : `${code}.`));

/**
 * Returns the shop's registration at the provider: a public client on all hosts of the shop.
 *
 * @param {{ clientId: string, origins: readonly string[] }} settings
 * @returns {import("oidc-provider").ClientMetadata}
 */
export const toClient = ({ clientId, origins }) => ({
  client_id: clientId,
  application_type: "web",
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token", passwordlessGrant],
  response_types: ["code"],
  id_token_signed_response_alg: "RS256",
  // A popup posts its answer to the origin, so the origin is a redirect URI too.
  redirect_uris: origins.flatMap((origin) => [`${origin}/account/callback`, origin]),
  post_logout_redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
});

/**
 * Returns the origin of a URL when it is an origin of the shop, otherwise null.
 *
 * @param {readonly string[]} origins
 * @param {string | undefined} address
 * @returns {string | null}
 */
export function resolveOrigin(origins, address) {
  const origin = URL.parse(address ?? "")?.origin;
  return origin !== undefined && origins.includes(origin) ? origin : null;
}
